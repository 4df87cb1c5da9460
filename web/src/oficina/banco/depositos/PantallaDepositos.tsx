import '../../../ui/lista/filtros.css';
import '../../cortes/cortes.css';
import { useRef } from 'react';
import { useEnLaUrl } from '../../../lib/en-la-url.ts';
import { useSoloLectura } from '../../../lib/sesion/solo-lectura.ts';
import { BotonEnlace } from '../../../ui/BotonEnlace.tsx';
import { Encabezado } from '../../../ui/encabezado/Encabezado.tsx';
import { ElegirVista } from '../../../ui/lista/ElegirVista.tsx';
import { useOficina } from '../../figuras/use-oficina.ts';
import { Parejas } from './Parejas.tsx';
import { Renglones } from './Renglones.tsx';
import { EN_LA_URL, OPCIONES } from './ver.ts';

/** What the bank tells: the deposits beside the transfers that they could be, and those that fit none. */
export function PantallaDepositos() {
  const titulo = useRef<HTMLHeadingElement>(null);
  const [{ ver }, cambiar] = useEnLaUrl(EN_LA_URL);
  const { base } = useOficina();
  const soloLee = useSoloLectura();
  return (
    <div className="cortes-pantalla pila">
      <Encabezado
        titulo="Depósitos del banco"
        nota="Lo que dice tu banco, junto a lo que cobraron por transferencia"
        refTitulo={titulo}
        accion={
          <div className="encabezado-accion grupo">
            <BotonEnlace camino={`${base}/transferencias`}>Transferencias</BotonEnlace>
            {!soloLee && (
              <BotonEnlace type="primary" camino={`${base}/transferencias/cargar`}>
                Cargar movimientos
              </BotonEnlace>
            )}
          </div>
        }
      />
      <ElegirVista
        nombre="Qué depósitos"
        opciones={OPCIONES}
        vista={ver}
        alElegir={(otra) => cambiar({ ver: otra })}
      />
      {ver === 'parejas' ? (
        <Parejas soloLee={soloLee} />
      ) : (
        <Renglones key={ver} ver={ver} soloLee={soloLee} />
      )}
    </div>
  );
}
