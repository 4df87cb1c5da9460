import { LoadingOutlined } from '@ant-design/icons';
import { type Duda, textoDuda, useDudas } from '../../lib/acciones/dudas.ts';
import './dudas.css';

/** The doubts in one line: with one line each, nothing would be left of a small screen. */
function textoDe(dudas: readonly Duda[]): string | undefined {
  const [primera, ...otras] = dudas;
  if (primera === undefined) return undefined;
  return otras.length === 0 ? textoDuda(primera) : `Seguimos preguntando por ${dudas.length} envíos…`;
}

/** The strip stands at the bottom of every screen, so that nothing moves when it appears. The header counts what waits. */
export function Dudas() {
  const texto = textoDe(useDudas().filter(({ guardada }) => !guardada));
  return (
    <output className="dudas" data-pie>
      {texto !== undefined && (
        <span>
          <LoadingOutlined aria-hidden />
          <span>{texto}</span>
        </span>
      )}
    </output>
  );
}
