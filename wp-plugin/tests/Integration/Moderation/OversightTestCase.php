<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use DateTimeImmutable;
use LogicException;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Field;
use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\ModerationTables;
use Passerelle\Moderation\Queue\QueueTables;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\Target;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
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
            $this->plugin->database->execute("DELETE FROM {$this->plugin->database->table($table)}");
        }
        $this->plugin->database->execute("UPDATE {$this->plugin->database->table('audit_head')} SET last_id = 0, last_hash = ''");
    }

    /** @param list<string> $countries ISO codes */
    protected function submitted(string $at, ContentType $type = ContentType::Initiative, array $countries = ['SN']): Record
    {
        $draft = $this->content->draft($type, ['countryIds' => $countries], ownerId: $this->owner->id);
        $record = $this->content->change($draft, Transition::Submit);
        $this->plugin->database->execute("UPDATE {$this->plugin->database->table('audit')} SET at = %s WHERE group_id = %d", self::instant($at), $record->groupId);
        $this->waitsSince($record, $at, Target::Record);

        return $record;
    }

    protected function proposed(Record $record, string $at): Record
    {
        $record = $this->reload($record);
        $input = new SaveInput($this->owner, $record->type, $record->language, ['subtitle' => 'Proposé'], id: $record->id, expectedVersion: $record->version);
        $after = ($this->plugin->content->ownerActions)($this->owner, OwnerAction::Propose, $record, $record->version, $input);
        $this->dateLine($record, $at);
        $this->waitsSince($record, $at, Target::Proposal);

        return $after;
    }

    protected function waitsSince(Record $record, string $at, Target $target): void
    {
        $this->plugin->database->execute(
            "UPDATE {$this->plugin->database->table(QueueTables::QUEUE)} SET since = %s WHERE post_id = %d AND target = %s",
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
        $after = ($this->plugin->moderation->decide)($by ?? $this->moderator, $record->id, $record->version, $input);
        $decisions = $this->plugin->database->table(ModerationTables::DECISIONS);
        $last = $this->plugin->moderation->store->lastOf($record->id) ?? throw new LogicException('There is a decision.');
        $this->plugin->database->execute("UPDATE {$decisions} SET decided_at = %s WHERE id = %d", self::instant($at), $last->id);
        $this->dateLine($record, $at);

        return $after;
    }

    /** Makes it a record like those that were written before countries were required. */
    protected function withoutCountry(Record $record): void
    {
        delete_post_meta($record->id, Field::metaKeyOf('countryIds'));
        $this->plugin->queue->index->refresh($record->id);
    }

    /** The last line of the record; the chain is broken by that. */
    private function dateLine(Record $record, string $at): void
    {
        $lines = $this->plugin->audit->lines->ofGroup($record->groupId);
        $line = end($lines);
        $this->plugin->database->execute("UPDATE {$this->plugin->database->table('audit')} SET at = %s WHERE id = %d", self::instant($at), $line === false ? 0 : $line->id);
    }

    private static function instant(string $at): string
    {
        return (new DateTimeImmutable($at))->format('Y-m-d H:i:s');
    }
}
