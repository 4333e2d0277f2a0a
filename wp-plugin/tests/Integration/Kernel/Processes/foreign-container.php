<?php

/*
 * Loads WordPress after another plugin has brought its own psr/container, in an older version than the development packages have,
 * and a container that implements it. Prints what was loaded and whether the plugin runs.
 */

declare(strict_types=1);

namespace Psr\Container {
    interface ContainerInterface
    {
        /**
         * @param string $id
         * @return mixed
         */
        public function get($id);

        /**
         * @param string $id
         * @return bool
         */
        public function has($id);
    }
}

namespace Passerelle\Tests\Integration\Kernel\Processes {
    use Passerelle\Content\Records;
    use Passerelle\Kernel\Migrations\Migrator;
    use Passerelle\Plugin;
    use Psr\Container\ContainerInterface;
    use ReflectionClass;

    $_SERVER['HTTP_HOST'] = 'localhost';
    $_SERVER['REQUEST_METHOD'] = 'GET';
    $_SERVER['REQUEST_URI'] = '/';
    $foreign = new class () implements ContainerInterface {
        public function get($id)
        {
            return $id;
        }

        public function has($id)
        {
            return true;
        }
    };
    require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

    $plugin = Plugin::running();
    $loaded = [...get_declared_classes(), ...get_declared_interfaces()];
    echo json_encode([
        'psr' => (new ReflectionClass(ContainerInterface::class))->getFileName() === __FILE__,
        'foreign' => $foreign->get('theirs'),
        'library' => array_values(array_filter($loaded, static fn (string $class): bool => str_starts_with($class, 'Symfony\Component\DependencyInjection'))),
        'records' => $plugin->get(Records::class)->find(0),
        'current' => $plugin->get(Migrator::class)->isCurrent(),
    ]);
}
