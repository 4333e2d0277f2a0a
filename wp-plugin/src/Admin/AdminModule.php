<?php

declare(strict_types=1);

namespace Passerelle\Admin;

use Closure;
use Passerelle\Kernel\Composition\All;
use Passerelle\Kernel\Module;

/** The plugin's screens in WordPress's administration. */
final readonly class AdminModule implements Module
{
    /** @param Closure(): list<AdminPart> $parts */
    public function __construct(#[All(AdminPart::class)] private Closure $parts)
    {
    }

    public function register(): void
    {
        if (!is_admin()) {
            return;
        }
        foreach (($this->parts)() as $part) {
            $part->register();
        }
    }
}
