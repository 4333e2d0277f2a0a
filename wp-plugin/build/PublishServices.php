<?php

declare(strict_types=1);

namespace Passerelle\Build;

use Symfony\Component\DependencyInjection\Compiler\CompilerPassInterface;
use Symfony\Component\DependencyInjection\ContainerBuilder;

/** Makes what is left after the removal of unused services public, in the order of names; interfaces name their class. */
final readonly class PublishServices implements CompilerPassInterface
{
    /** @param array<string, string> $aliases classes by interface */
    public function __construct(private array $aliases)
    {
    }

    public function process(ContainerBuilder $container): void
    {
        $definitions = $container->getDefinitions();
        ksort($definitions);
        foreach ($definitions as $definition) {
            $definition->setPublic(true);
        }
        $container->setDefinitions($definitions);
        foreach (array_filter($this->aliases, $container->hasDefinition(...)) as $interface => $class) {
            $container->setAlias($interface, $class)->setPublic(true);
        }
    }
}
