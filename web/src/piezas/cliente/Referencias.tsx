import { quienEsReferencia, type Referencia } from '@leal/domain';
import { Dato } from '../../ui/panel/Panel.tsx';

/** The other people to call about a client, among the client's facts: a line for each. */
export const Referencias = ({ de = [] }: { de?: readonly Referencia[] | undefined }) =>
  de.map((una) => (
    <Dato key={quienEsReferencia(una) + una.telefono} nombre="Referencia">
      <span>{quienEsReferencia(una)}</span>{' '}
      <a className="toque en-renglon" href={`tel:${una.telefono}`}>
        {una.telefono}
      </a>
    </Dato>
  ));
