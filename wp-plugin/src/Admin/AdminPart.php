<?php

declare(strict_types=1);

namespace Passerelle\Admin;

/** A screen, a field or a column of WordPress's administration. */
interface AdminPart
{
    /** Adds the hooks, in requests of the administration only. */
    public function register(): void;
}
