import '../pago.css';
import { BuscarCredito } from './BuscarCredito.tsx';
import { CreditoEnPantalla } from './CreditoEnPantalla.tsx';
import { Encabezado } from './Encabezado.tsx';
import { useCreditoAbierto } from './use-credito-abierto.ts';

type Props = {
  slug: string;
  /** Registers and asks for corrections; without it every panel is read-only. */
  esCobrador: boolean;
};

/** Spec §2, 'Payment screen'. Another credit is another screen: nothing typed goes along. */
export function RegistroDePago({ slug, esCobrador }: Props) {
  const { abierto, abrir } = useCreditoAbierto();
  return (
    <div className="pago">
      <Encabezado />
      {abierto ? (
        <CreditoEnPantalla key={abierto.id_credito} {...abierto} esCobrador={esCobrador} />
      ) : (
        <BuscarCredito slug={slug} alAbrir={abrir} />
      )}
    </div>
  );
}
