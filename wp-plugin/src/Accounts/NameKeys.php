<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Text\Folding;

/** The folded name of each account, by which it is found and sorted whatever accents and case, on every database. */
// Before the others that follow changes of accounts: lists are sorted by what it writes.
#[Priority(110)]
final readonly class NameKeys implements Module, HasMigrations
{
    public const META = 'passerelle_name_key';

    public function register(): void
    {
        add_action('user_register', self::write(...));
        add_action('profile_update', self::write(...));
    }

    public function migrations(): array
    {
        return [new NameKeysMigration()];
    }

    public static function write(int $userId): void
    {
        $user = get_userdata($userId);
        if ($user !== false) {
            update_user_meta($userId, self::META, Folding::fold($user->display_name));
        }
    }
}
