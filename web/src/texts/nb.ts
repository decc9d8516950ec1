/** All that the home page says in this language. One module: fourteen files of a few hundred bytes take longer than one. */
export default Object.values(
  import.meta.glob<string>(['./nb/*.ftl', '../rooms/*/texts/home/nb.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
