<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use Passerelle\Kernel\Composition\All;

/** All modules of the plugin. */
final readonly class Modules
{
    /** @param list<Module> $modules */
    public function __construct(#[All(Module::class)] private array $modules)
    {
    }

    public function register(): void
    {
        foreach ($this->modules as $module) {
            $module->register();
        }
    }
}
