<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content\Trials;

use Passerelle\Catalogue\Verify;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Definitions;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Records;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Security\Audit\AuditAccounts;
use Passerelle\Security\Audit\AuditHead;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Field;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Plugin;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Tests\Factories\ContentFactory;
use Passerelle\Tests\Factories\UserFactory;
use Passerelle\Tests\WriteCounter;

/** Records of one type in every state, and everybody who may try something with them. A trial is rolled back when its outcome is known. */
final class Trials
{
    public const STATES = [
        'draft', 'pending', 'pending_review', 'rejected', 'future', 'publish', 'publish-proposal', 'completed', 'completed-proposal', 'private-owner', 'private-staff', 'trash',
    ];
    public const PEOPLE = ['visitor', 'stranger', 'owner', 'co-editor', 'operator', 'moderator', 'far-moderator', 'editor', 'admin', 'super'];

    /** @var array<string, Viewer> by name */
    public readonly array $people;
    public readonly WriteCounter $writes;
    private readonly int $structureId;
    /** @var array<int, array{Record|null, AuditHead, string, bool}> by post id */
    private array $before = [];

    public function __construct(
        private readonly Plugin $plugin,
        private readonly ContentFactory $content,
        UserFactory $users,
        private readonly ContentType $type,
    ) {
        $this->people = [
            'visitor' => Viewer::anonymous(),
            'stranger' => $users->beneficiaire(),
            'owner' => $users->beneficiaire(),
            'co-editor' => $users->beneficiaire(),
            'operator' => $users->operateur(),
            'moderator' => $users->moderateur('SN'),
            'far-moderator' => $users->moderateur('FR'),
            'editor' => $users->editor(),
            'admin' => $users->administrator(),
            'super' => $users->with(Role::SuperAdministrateur),
        ];
        $this->structureId = $content->published(ContentType::Structure, ['members' => [
            ['user' => $content->staff()->id, 'role' => 'owner', 'status' => 'member'],
            // Submits a profile as a member of a structure: a request gives no rights.
            ['user' => $this->people['owner']->id, 'role' => 'member', 'status' => 'pretender'],
            ['user' => $this->people['co-editor']->id, 'role' => 'member', 'status' => 'member'],
        ]])->groupId;
        $this->writes = new WriteCounter();
    }

    /** @param string $state one of STATES: a post status, and who took it offline or what else there is */
    public function record(string $state): Record
    {
        return $this->recordOf('owner', $state);
    }

    /** @param string $state as for record() */
    public function recordOf(string $person, string $state): Record
    {
        $this->before = [];
        $record = $this->content->in(self::status($state), $this->type, ownerId: $this->people[$person]->id, offlineByOwner: $state === 'private-owner');
        if (in_array('organiserId', self::keys($this->plugin, $this->type), true)) {
            update_post_meta($record->id, Field::metaKeyOf('organiserId'), $this->structureId);
        }
        $record = $this->fresh($record->id) ?? $record;

        return str_ends_with($state, '-proposal') ? $this->perform($person, OwnerAction::Propose, $record, 'Proposé.') : $record;
    }

    /** What the API does, with one text where the action needs input. */
    public function perform(string $person, OwnerAction $action, Record $record, string $text): Record
    {
        $viewer = $this->people[$person];
        $input = $action->needsInput()
            ? new SaveInput($viewer, $record->type, $record->language, [$this->textKey() => $text], id: $record->id, expectedVersion: $record->version)
            : null;

        return ($this->plugin->get(OwnerActions::class))($viewer, $action, $record, $record->version, $input);
    }

    /** Key of a text that is written in trials. */
    public function textKey(): string
    {
        return (string) array_key_first($this->content->texts($this->type));
    }

    /**
     * Runs a trial, describes it, and restores everything.
     *
     * @param callable(): mixed $work throws or returns the code of a refusal
     * @return string "status, version, lines of the audit log" of what was done, the refusal when nothing was, or both
     */
    public function outcome(string $person, Record $record, callable $work): string
    {
        $database = $this->plugin->get(Database::class)->wpdb;
        $database->query('SAVEPOINT trial');
        $before = $this->before[$record->id] ??= $this->state($record->id);
        $writes = $this->writes->count;
        $refusal = $done = '';
        try {
            $answer = $work();
            $refusal = is_string($answer) ? $answer : '';
        } catch (DomainError $error) {
            $fields = array_map(static fn (FieldError $field): string => " {$field->path}: {$field->code}", $error->fields);
            $refusal = $error->errorCode . implode(',', $fields);
        }
        // Without a write there is nothing to compare.
        if ($this->writes->count > $writes) {
            $after = $this->state($record->id);
            $done = serialize($before) === serialize($after) ? '' : $this->describe($person, $record, $after[0], $before[1]->lastId);
            $database->query('ROLLBACK TO SAVEPOINT trial');
        }
        $this->plugin->get(Transaction::class)->adopt();
        if ($done !== '') {
            wp_cache_flush();
        }

        return implode(' but ', array_filter([$refusal, $done], static fn (string $part): bool => $part !== '')) ?: 'nothing';
    }

    public static function status(string $state): Status
    {
        return Status::from(explode('-', $state)[0]);
    }

    private function describe(string $person, Record $record, ?Record $after, int $lastLine): string
    {
        $proposal = $this->plugin->get(ProposalStore::class)->find($record->id) !== null ? ' with a proposal' : '';
        $parts = [$after === null ? 'gone' : "{$after->status->value}{$proposal}, +" . ($after->version - $record->version)];
        $actor = (string) $this->plugin->get(AuditAccounts::class)->findPseudonym($this->people[$person]->id);
        foreach ($this->plugin->get(AuditLines::class)->ofGroup($record->groupId) as $line) {
            if ($line->id > $lastLine) {
                $parts[] = self::line($line, $actor);
            }
        }
        if ([...$this->plugin->get(Verify::class)->differences()] !== []) {
            $parts[] = 'the index differs';
        }

        return implode('; ', $parts);
    }

    private static function line(AuditLine $line, string $actor): string
    {
        $who = $line->actor === $actor ? implode(',', $line->roles) : 'somebody else';
        $fields = $line->fields === [] ? '' : ' (' . implode(', ', $line->fields) . ')';

        return "{$line->action}: {$line->before} → {$line->after} by {$who}{$fields}";
    }

    private function fresh(int $id): ?Record
    {
        clean_post_cache($id);

        return $this->plugin->get(Records::class)->find($id);
    }

    /** @return array{Record|null, AuditHead, string, bool} record, end of the audit log, number of messages, whether there is a proposal */
    private function state(int $id): array
    {
        return [
            $this->fresh($id),
            $this->plugin->get(AuditLines::class)->head(),
            (string) $this->plugin->get(Database::class)->value("SELECT COUNT(*) FROM {$this->plugin->get(Database::class)->table('outbox')}"),
            $this->plugin->get(ProposalStore::class)->find($id) !== null,
        ];
    }

    /** @return list<string> */
    private static function keys(Plugin $plugin, ContentType $type): array
    {
        return array_map(static fn (Field $field): string => $field->key, $plugin->get(Definitions::class)->stored($type));
    }
}
