# Что говорят все игры и столы, по-русски.

# Так зовётся игрок без имени; $number считается с 1.
seat = место { $number }

## Подготовка партии

option-unknown = В этой игре нет настройки «{ $option }».
option-value = Для «{ $option }» нужно { $low ->
    [0] { $high ->
        [1] «да» или «нет»
       *[other] число от { $low } до { $high }
    }
   *[other] число от { $low } до { $high }
}, а не { $value }.
seats-range = В эту игру играют от { $low } до { $high } человек, а не { $seats }.
game-unknown = В сундучке нет игры «{ $game }».
