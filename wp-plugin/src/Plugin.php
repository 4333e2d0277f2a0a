<?php

declare(strict_types=1);

namespace Passerelle;

use LogicException;
use Passerelle\Content\Definitions;
use Passerelle\Generated\PluginContainer;
use Passerelle\Kernel\Composition\Container;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Modules;
use wpdb;

/** The plugin in WordPress: its services are composed by their types in the generated container. */
final class Plugin
{
    private static ?self $running = null;

    private function __construct(private readonly Container $container)
    {
    }

    /** @param array<class-string, object> $services of the caller, instead of those of the plugin: a clock of tests */
    public static function build(array $services = []): self
    {
        global $wpdb;
        $container = new PluginContainer();
        foreach ([wpdb::class => $wpdb, ...$services] as $class => $service) {
            $container->set($class, $service);
        }

        return new self($container);
    }

    public function register(): void
    {
        self::$running = $this;
        $this->container->get(Modules::class)->register();
    }

    /**
     * For the command line, demo content and tests: classes of the plugin have constructors.
     *
     * @template T of object
     * @param class-string<T> $service
     * @return T
     */
    public function get(string $service): object
    {
        return $this->container->get($service);
    }

    /** The plugin of this process, for the command line, demo content and tests. */
    public static function running(): self
    {
        return self::$running ?? throw new LogicException('The plugin is not active.');
    }

    /** Definitions of all content types; usable without WordPress. */
    public static function definitions(Config $config): Definitions
    {
        return TypeDefinitions::of($config);
    }
}
