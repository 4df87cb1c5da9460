import { Link } from 'react-router-dom';

export const NoEncontrada = () => (
  <section className="pantalla-aviso">
    <h1>No encontramos esta pantalla</h1>
    <p>
      <Link to="/">Ir al inicio</Link>
    </p>
  </section>
);
