<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use Passerelle\Kernel\Module;

final readonly class RightsModule implements Module
{
    public function __construct(private Roles $roles)
    {
    }

    public function register(): void
    {
        // Early, before other callbacks of init use the roles.
        add_action('init', $this->roles->provisionIfChanged(...), 1);
        add_action('init', static fn () => register_meta('user', MainCountry::META, [
            'type' => 'string',
            'single' => true,
            'show_in_rest' => false,
            'description' => 'ISO 3166 alpha-2 code of the main country.',
        ]));
    }
}
