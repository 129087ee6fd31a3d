// Never reads its input and never says anything.
setInterval(() => {}, 1_000)
