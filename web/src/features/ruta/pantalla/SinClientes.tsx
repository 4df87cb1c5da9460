import { Vacio } from '../../../ui/estados/Vacio.tsx';

type Props = { buscando: boolean; festivo: string | undefined };

export const SinClientes = ({ buscando, festivo }: Props) =>
  buscando ? (
    <Vacio texto="No se encontraron resultados" />
  ) : (
    <Vacio texto="No hay clientes para cobrar hoy">
      {festivo && <p>No se cobra en día festivo: {festivo}.</p>}
    </Vacio>
  );
