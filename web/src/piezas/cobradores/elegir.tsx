// One piece of code for whatever chooses a collector: a second one would bring antd's Select into what every screen loads.
export { ElegirFiltro } from '../../ui/lista/ElegirFiltro.tsx';
export { FiltroCobrador } from './FiltroCobrador.tsx';
export { SelectorCobrador } from './SelectorCobrador.tsx';
