// One piece of code for whatever chooses a collector: a second one would bring antd's Select into what every screen loads.
export { CampoCobrador } from './CampoCobrador.tsx';
export { FiltroCobrador } from './FiltroCobrador.tsx';
