import { type Referencia, textoReferencia } from '@leal/domain';
import { Dato } from '../../ui/panel/Panel.tsx';

/** Whom else to call about a client, among the client's facts: a line for each. */
export const Referencias = ({ de = [] }: { de?: readonly Referencia[] | undefined }) =>
  de.map((una) => (
    <Dato key={textoReferencia(una)} nombre="Referencia">
      <a className="toque en-renglon" href={`tel:${una.telefono}`}>
        {textoReferencia(una)}
      </a>
    </Dato>
  ));
