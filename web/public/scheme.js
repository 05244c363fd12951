// Before the first paint: the colours that this browser was told to keep.
try {
  const kept = JSON.parse(localStorage.getItem("spielkiste") || "{}");
  if (kept.scheme === "light" || kept.scheme === "dark") {
    document.documentElement.dataset.scheme = kept.scheme;
  }
} catch {
  // no storage: the system's colours
}
