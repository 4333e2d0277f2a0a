<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Invitations;

use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Record;
use Passerelle\Invitations\InvitationState;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Plugin;
use Passerelle\Rights\Transition;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\ConcurrentProcesses;
use PHPUnit\Framework\TestCase;

/** Several processes, so nothing can be rolled back: record and accounts are made and deleted for real. */
final class ParallelAnswersTest extends TestCase
{
    private const PROCESSES = 4;

    private Plugin $plugin;
    private Record $record;

    /** @var list<int> */
    private array $accounts = [];

    protected function setUp(): void
    {
        $this->plugin = Plugin::running();
        wp_cache_flush();
        $staff = (new ViewerFactory())->of((int) get_users(['role' => 'administrator', 'number' => 1, 'fields' => 'ID'])[0]);
        $values = [
            'subtitle' => 'En une phrase.',
            'description' => '<p>En entier.</p>',
            'ambition' => 'Dans cinq ans.',
            'startDate' => '2026-03-01',
            'countryIds' => ['SN'],
            'sectorIds' => ['theatre'],
            'members' => [['lastName' => 'Amouzou', 'email' => 'parallel@example.test']],
        ];
        $draft = ($this->plugin->get(SaveContent::class))(new SaveInput($staff, ContentType::Initiative, Lang::French, $values, 'Ensemble'));
        $this->record = ($this->plugin->get(ChangeStatus::class))(new StatusChange($staff, $draft->id, Transition::Publish, sameTextsConfirmed: true));
        for ($number = 0; $number < self::PROCESSES; $number++) {
            $login = "parallel-invited-{$number}";
            $id = wp_insert_user(['user_login' => $login, 'user_email' => "{$login}@example.test", 'user_pass' => 'Factory-2026!', 'role' => 'beneficiaire']);
            self::assertIsInt($id);
            $this->accounts[] = $id;
        }
    }

    protected function tearDown(): void
    {
        wp_cache_flush();
        wp_delete_post($this->record->id, true);
        require_once ABSPATH . 'wp-admin/includes/user.php';
        array_map(wp_delete_user(...), $this->accounts);
        $this->plugin->get(Database::class)->execute("DELETE FROM {$this->plugin->get(Database::class)->table('outbox')} WHERE kind = 'mail'");
    }

    public function testExactlyOneOfSimultaneousAcceptancesSucceeds(): void
    {
        $store = $this->plugin->get(InvitationStore::class);
        $hash = (string) $store->makeLink($store->ofGroup($this->record->groupId)[0]->id, 1);
        $accept = static fn (int $userId): array => [__DIR__ . '/Processes/accept.php', $hash, $userId];
        $answers = ConcurrentProcesses::answers(array_map($accept, array_values($this->accounts)));

        self::assertEquals(['accepted' => 1, 'link_expired' => self::PROCESSES - 1], array_count_values($answers), implode(', ', $answers));
        $invitation = $store->ofGroup($this->record->groupId)[0];
        $winner = array_keys($answers, 'accepted', true)[0];
        self::assertSame([InvitationState::Accepted, $this->accounts[$winner]], [$invitation->state, $invitation->userId]);
    }
}
