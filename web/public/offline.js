// Comes back by itself as soon as there is a connection.
const again = () => location.reload();
addEventListener("online", again);
document.querySelector("button").addEventListener("click", again);
setInterval(
  () =>
    fetch("/health").then(
      (answer) => answer.ok && again(),
      () => undefined,
    ),
  5000,
);
