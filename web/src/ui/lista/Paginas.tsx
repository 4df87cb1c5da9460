import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';

type Props = {
  /** The number of the page, from 1 on. */
  pagina: number;
  porPagina: number;
  /** Rows of all pages. */
  total: number;
  alCambiar: (pagina: number) => void;
};

/** The way from one page of a list to the next; nothing where there is only one. */
export function Paginas({ pagina, porPagina, total, alCambiar }: Props) {
  const paginas = Math.ceil(total / porPagina);
  if (paginas <= 1) return null;
  return (
    <nav className="fila aire-12 al-centro" aria-label="Páginas">
      <Button
        icon={<LeftOutlined aria-hidden />}
        aria-label="Página anterior"
        disabled={pagina <= 1}
        onClick={() => alCambiar(pagina - 1)}
      />
      <span aria-current="page">{`Página ${pagina} de ${paginas}`}</span>
      <Button
        icon={<RightOutlined aria-hidden />}
        aria-label="Página siguiente"
        disabled={pagina >= paginas}
        onClick={() => alCambiar(pagina + 1)}
      />
    </nav>
  );
}
