<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Presentation\Invalidation;

use Passerelle\Auth\Sessions\SessionEnd;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Rights\Role;
use Passerelle\Tests\IntegrationTestCase;
use WP_User;

/** The frontend's server knows for some seconds that a session lives: it is told when that ends. */
final class AccountInvalidationTest extends IntegrationTestCase
{
    public function testEndedSessionIsInvalidated(): void
    {
        $person = $this->users->beneficiaire();
        $sessions = $this->plugin->get(Sessions::class);
        [$first, $second] = [$sessions->start($person->id, 'Firefox'), $sessions->start($person->id, 'Chromium')];
        $this->forget();

        $sessions->end($first->refreshToken);
        self::assertSame(["session:{$first->sessionId}"], $this->announced());
        $sessions->end($first->refreshToken);
        self::assertSame(["session:{$first->sessionId}"], $this->announced(), 'over already');

        $this->forget();
        $sessions->endOne($person, $second->sessionId);
        self::assertSame(["session:{$second->sessionId}"], $this->announced());
    }

    public function testEndOfAllSessionsIsInvalidated(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        $person = $this->users->beneficiaire();
        $user = new WP_User($person->id);
        $tag = ["account:{$person->id}"];
        $ways = [
            'account disabled' => fn () => $this->plugin->get(Sessions::class)->endAll($person->id, SessionEnd::AccountDisabled),
            'password' => static fn () => wp_set_password('Une-autre-phrase-2026', $person->id),
            'other role' => static fn () => $user->set_role(Role::Editor->value),
            'role lost' => static fn () => $user->remove_role(Role::Editor->value),
            'deleted' => static fn () => wp_delete_user($person->id),
        ];
        foreach ($ways as $name => $way) {
            $this->plugin->get(Sessions::class)->start($person->id, 'Firefox');
            $this->forget();
            $way();
            self::assertContains($tag[0], $this->announced(), $name);
        }
    }

    public function testNewAccountOrRoleEndsNoSession(): void
    {
        $this->forget();
        $person = $this->users->beneficiaire();
        $this->plugin->get(Sessions::class)->start($person->id, 'Firefox');
        (new WP_User($person->id))->add_role(Role::Moderateur->value);

        self::assertSame([], $this->announced());
    }

    private function forget(): void
    {
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
    }

    /** @return list<string> tags of all messages */
    private function announced(): array
    {
        $rows = $this->db->rows("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'invalidate' ORDER BY id");

        $tags = array_map(static fn (array $row): array => (array) (((array) json_decode((string) $row['payload'], true))['tags'] ?? []), $rows);

        return array_values(array_filter(array_merge(...$tags), is_string(...)));
    }
}
