import { expect, it } from 'vitest';
import { OperationPaths } from '#server/platform/operation-paths.ts';

const paths = new OperationPaths([
  { method: 'GET', path: '/wps/deposits' },
  { method: 'POST', path: '/wps/deposits' },
  { method: 'GET', path: '/wps/deposits/{id}' },
  { method: 'PUT', path: '/wps/{area}/proof' },
]);

it('finds the methods of an address with a query or a last slash', () => {
  expect(paths.methodsAt('/wps/deposits?limit=5')).toEqual(['GET', 'HEAD', 'POST']);
  expect(paths.methodsAt('/wps/deposits/17/')).toEqual(['GET', 'HEAD']);
});

it('tries a parameter where a literal segment leads nowhere', () => {
  expect(paths.methodsAt('/wps/deposits/proof')).toEqual(['GET', 'HEAD']);
  expect(paths.methodsAt('/wps/withdrawals/proof')).toEqual(['PUT']);
});

it('finds none where no operation is', () => {
  for (const url of ['/', '/wps', '/wps/deposits/1/2', '/wps//proof', '/other']) {
    expect(paths.methodsAt(url)).toEqual([]);
  }
});
