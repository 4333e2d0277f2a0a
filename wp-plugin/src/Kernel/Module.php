<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

/**
 * A part of the plugin. Construction is free of side effects; hooks are added in register() only,
 * so that tests can build a module without touching WordPress.
 */
interface Module
{
    public function register(): void;
}
