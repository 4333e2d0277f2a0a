<?php

declare(strict_types=1);

namespace Passerelle;

use Passerelle\Kernel\Module;

/** The composition root: builds each module with what it needs, then registers hooks. */
final class Plugin
{
    /** @param list<Module> $modules */
    private function __construct(private readonly array $modules)
    {
    }

    public static function build(): self
    {
        return new self([]);
    }

    public function register(): void
    {
        foreach ($this->modules as $module) {
            $module->register();
        }
    }
}
