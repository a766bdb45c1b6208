/** Says plainly that Node is too old, before anything newer than this file is read. Old syntax on purpose. */
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    'Earshot needs Node 20.19 or newer; this is Node ' +
      process.versions.node +
      '.\nInstall a current Node from https://nodejs.org (or with your version manager) and run the command again.',
  );
  process.exit(1);
}
