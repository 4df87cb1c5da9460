import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';

export type QueTendencia = {
  readonly texto: string;
  /** Which way it went; without, it is only said. */
  readonly flecha?: 'sube' | 'baja' | undefined;
  /** Whether that is good. */
  readonly tono?: 'bien' | 'mal' | undefined;
};

const FLECHAS = { sube: ArrowUpOutlined, baja: ArrowDownOutlined };

/** Where a figure is going: an arrow, and in words. */
export function Tendencia({ texto, flecha, tono }: QueTendencia) {
  const Flecha = flecha && FLECHAS[flecha];
  return (
    <span className="tendencia" data-tono={tono}>
      {Flecha && <Flecha aria-hidden />}
      {texto}
    </span>
  );
}
