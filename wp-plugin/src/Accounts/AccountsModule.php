<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Kernel\Module;

final readonly class AccountsModule implements Module
{
    public function __construct(
        private Roles $roles,
        private ObjectCapabilities $capabilities,
        private RoleAssignment $assignment,
        private AdminAccess $adminAccess,
    ) {
    }

    /** @param Memberships $memberships of structures */
    public static function build(Memberships $memberships): self
    {
        $viewers = new ViewerFactory();

        return new self(
            new Roles(),
            new ObjectCapabilities(self::rules($memberships), new Subjects(), $viewers),
            new RoleAssignment($viewers),
            new AdminAccess($viewers),
        );
    }

    public static function rules(Memberships $memberships): ObjectRules
    {
        return new ObjectRules(new StructureEditors($memberships->rolesOf(...)));
    }

    public function register(): void
    {
        // Early, so that whatever else runs on init finds the roles in place.
        add_action('init', $this->roles->provisionIfChanged(...), 1);
        $this->capabilities->register();
        $this->assignment->register();
        $this->adminAccess->register();
        add_action('init', static fn () => register_meta('user', MainCountry::META, [
            'type' => 'string',
            'single' => true,
            'show_in_rest' => false,
            'description' => 'ISO 3166 alpha-2 code of the country that the person mainly works in.',
        ]));
    }
}
