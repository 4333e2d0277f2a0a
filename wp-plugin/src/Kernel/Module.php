<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

/**
 * Module of the plugin. Constructors have no side effects; hooks are added in register() only,
 * so that tests can build a module without touching WordPress.
 */
interface Module
{
    public function register(): void;
}
