import { expect, it } from 'vitest'
import { shakeable } from './shake-components-loader.ts'

it('leaves a component nothing that would keep it in a bundle', () => {
  const source = `var Link = React10.forwardRef(
  function LinkWithRef() {}
);
Link.displayName = "Link";
var Kept = make(1);`
  expect(shakeable(source)).toBe(`var Link = /* @__PURE__ */ React10.forwardRef(
  function LinkWithRef() {}
);

var Kept = make(1);`)
})
