<?php

declare(strict_types=1);

namespace Passerelle\Demo;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Moderation\Queue\QueueTables;
use Passerelle\Moderation\Target;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;

/** What waits for validators: since when, and what owners propose. */
final readonly class DemoQueue
{
    public function __construct(private Plugin $plugin)
    {
    }

    /** Moves the beginning of its waiting back by so many days. The audit log has the real date, which `moderation:rebuild` takes over. */
    public function wait(int $postId, Target $target, int $days): void
    {
        $db = $this->plugin->get(Database::class);
        $since = (new DateTimeImmutable('now', new DateTimeZone('UTC')))->modify("-{$days} days")->format('Y-m-d H:i:s');
        if ($target === Target::Proposal) {
            $db->execute("UPDATE {$db->table(ProposalStore::TABLE)} SET proposed_at = %s WHERE post_id = %d", $since, $postId);
        }
        $db->execute("UPDATE {$db->table(QueueTables::QUEUE)} SET since = %s WHERE post_id = %d AND target = %s", $since, $postId, $target->value);
    }

    /**
     * A change of a published record, by its owner.
     *
     * @param array{waitingDays: int, language: string, values: array<string, mixed>} $proposal
     */
    public function propose(int $groupId, array $proposal): void
    {
        $language = Lang::from($proposal['language']);
        /** @var Record $record */
        $record = $this->plugin->get(Records::class)->findGroups([$groupId])[$groupId][$language->value];
        $owner = (new ViewerFactory())->of($record->ownerId);
        $input = new SaveInput($owner, $record->type, $language, $proposal['values'], id: $record->id, expectedVersion: $record->version);
        ($this->plugin->get(OwnerActions::class))($owner, OwnerAction::Propose, $record, $record->version, $input);
        $this->wait($record->id, Target::Proposal, $proposal['waitingDays']);
    }
}
