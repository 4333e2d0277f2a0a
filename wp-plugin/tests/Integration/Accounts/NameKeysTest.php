<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts;

use Passerelle\Accounts\NameKeys;
use Passerelle\Accounts\NameKeysMigration;
use Passerelle\Tests\IntegrationTestCase;

final class NameKeysTest extends IntegrationTestCase
{
    public function testAKeyFollowsTheNameOfItsAccount(): void
    {
        $id = wp_insert_user(['user_login' => 'name-keys', 'user_email' => 'name-keys@example.test', 'user_pass' => 'Factory-2026!', 'display_name' => 'Hélène N’Guessan']);
        self::assertIsInt($id);
        self::assertSame("helene n'guessan", $this->key($id));

        wp_update_user(['ID' => $id, 'display_name' => 'Œuvre  Bâ']);

        self::assertSame('oeuvre ba', $this->key($id));
    }

    public function testAccountsFromBeforeGetTheirs(): void
    {
        $user = $this->users->beneficiaire();
        wp_update_user(['ID' => $user->id, 'display_name' => 'Étienne']);
        delete_user_meta($user->id, NameKeys::META);

        (new NameKeysMigration())->up($this->db);

        self::assertSame('etienne', $this->key($user->id));
    }

    private function key(int $userId): mixed
    {
        return get_user_meta($userId, NameKeys::META, true);
    }
}
