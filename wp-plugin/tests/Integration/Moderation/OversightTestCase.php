<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use DateTimeImmutable;
use LogicException;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Field;
use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\Decide;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Moderation\ModerationTables;
use Passerelle\Moderation\Queue\QueueIndex;
use Passerelle\Moderation\Queue\QueueTables;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\Target;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Tests\IntegrationTestCase;

/** Records that were submitted and decided on at instants of a test, among no others. */
abstract class OversightTestCase extends IntegrationTestCase
{
    protected const SECRET = 'Zebulonia, copied from elsewhere';
    private const TEXT_MAX = 100;

    protected Viewer $owner;
    protected Viewer $moderator;
    protected Viewer $administrator;
    protected Viewer $super;

    protected function setUp(): void
    {
        parent::setUp();
        $this->withoutLinesOfNewAccounts();
        $this->owner = $this->users->beneficiaire();
        $this->moderator = $this->users->moderateur('SN');
        $this->administrator = $this->users->administrator();
        $this->super = $this->users->with(Role::SuperAdministrateur);
        foreach ([ModerationTables::DECISIONS, QueueTables::QUEUE, 'audit'] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
        $this->db->execute("UPDATE {$this->db->table('audit_head')} SET last_id = 0, last_hash = ''");
    }

    /** @param list<string> $countries ISO codes */
    protected function submitted(string $at, ContentType $type = ContentType::Initiative, array $countries = ['SN']): Record
    {
        $draft = $this->content->draft($type, ['countryIds' => $countries], ownerId: $this->owner->id);
        $record = $this->content->change($draft, Transition::Submit);
        $this->db->execute("UPDATE {$this->db->table('audit')} SET at = %s WHERE group_id = %d", self::instant($at), $record->groupId);
        $this->waitsSince($record, $at, Target::Record);

        return $record;
    }

    protected function proposed(Record $record, string $at): Record
    {
        $record = $this->reload($record);
        $input = new SaveInput($this->owner, $record->type, $record->language, ['subtitle' => 'Proposé'], id: $record->id, expectedVersion: $record->version);
        $after = ($this->plugin->get(OwnerActions::class))($this->owner, OwnerAction::Propose, $record, $record->version, $input);
        $this->dateLine($record, $at);
        $this->waitsSince($record, $at, Target::Proposal);

        return $after;
    }

    protected function waitsSince(Record $record, string $at, Target $target): void
    {
        $this->db->execute(
            "UPDATE {$this->db->table(QueueTables::QUEUE)} SET since = %s WHERE post_id = %d AND target = %s",
            self::instant($at),
            $record->id,
            $target->value,
        );
    }

    protected function decided(
        Record $record,
        string $at,
        Decision $decision,
        ?RejectionReason $reason = null,
        ?Viewer $by = null,
        Target $target = Target::Record,
    ): Record {
        $record = $this->reload($record);
        $isAlteration = $target === Target::Record && $record->status !== Status::Pending;
        $comment = $decision === Decision::ToEdit || $isAlteration ? 'Précisez.' : '';
        $text = $reason === RejectionReason::Other ? self::SECRET : '';
        $input = DecisionInput::of($decision, $target, $comment, $reason, $text, self::TEXT_MAX);
        $after = ($this->plugin->get(Decide::class))($by ?? $this->moderator, $record->id, $record->version, $input);
        $decisions = $this->db->table(ModerationTables::DECISIONS);
        $last = $this->plugin->get(DecisionStore::class)->lastOf($record->id) ?? throw new LogicException('There is a decision.');
        $this->db->execute("UPDATE {$decisions} SET decided_at = %s WHERE id = %d", self::instant($at), $last->id);
        $this->dateLine($record, $at);

        return $after;
    }

    /** Makes it a record like those that were written before countries were required. */
    protected function withoutCountry(Record $record): void
    {
        delete_post_meta($record->id, Field::metaKeyOf('countryIds'));
        $this->plugin->get(QueueIndex::class)->refresh($record->id);
    }

    /** The last line of the record; the chain is broken by that. */
    private function dateLine(Record $record, string $at): void
    {
        $lines = $this->plugin->get(AuditLines::class)->ofGroup($record->groupId);
        $line = end($lines);
        $this->db->execute("UPDATE {$this->db->table('audit')} SET at = %s WHERE id = %d", self::instant($at), $line === false ? 0 : $line->id);
    }

    private static function instant(string $at): string
    {
        return (new DateTimeImmutable($at))->format('Y-m-d H:i:s');
    }
}
