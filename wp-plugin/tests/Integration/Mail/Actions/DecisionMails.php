<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Closure;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Role;

/** What validators and staff decide on, and roles of accounts. Records belong to "member", and to the structure whose owners edit them too. */
final class DecisionMails extends MailTable
{
    private const EDITORS = ['coowner', 'member', 'owner'];

    private const TO_EDIT = ['comment' => 'La date manque.'];
    private const REJECTED = ['rejectionReason' => 'duplicate'];
    private const WHY = ['comment' => 'Une erreur.'];

    public function rows(): iterable
    {
        yield from $this->onRecords();
        yield from $this->onProposals();
        yield 'UpdateRoles' => ['super', fn () => ['userId' => $this->id('stranger'), 'roles' => [Role::Operateur->value]], ['members.roles → stranger']];
        yield 'UpdateRoles, of a validator' => ['super', fn () => [
            'userId' => $this->id('stranger'),
            'roles' => [Role::Moderateur->value],
            'mainCountry' => 'SN',
        ], ['members.roles → stranger']];
        yield 'UpdateRoles, the same' => ['super', fn () => ['userId' => $this->id('stranger'), 'roles' => []], []];
    }

    /** @return iterable<string, array{string, Closure(): array<string, mixed>, list<string>}> */
    private function onRecords(): iterable
    {
        yield 'Decide valid' => ['moderator-sn', fn () => $this->on($this->record(Status::Pending)), self::mails('valid')];
        yield 'Decide to_edit' => ['moderator-sn', fn () => [...$this->on($this->record(Status::Pending)), ...self::TO_EDIT], self::mails('to_edit')];
        yield 'Decide rejected' => ['moderator-sn', fn () => [...$this->on($this->record(Status::Pending)), ...self::REJECTED], self::mails('rejected')];
        yield 'Decide rejected, in both languages' => ['moderator-sn', function (): array {
            $french = $this->record(Status::Draft);
            $english = $this->content->draft(ContentType::Initiative, language: Lang::English, groupId: $french->groupId, ownerId: $this->id('member'));
            $this->content->reach($this->reload($english), Status::Pending);

            return [...$this->on($this->content->reach($this->reload($french), Status::Pending)), ...self::REJECTED];
        }, self::mails('rejected')];
        yield 'Decide pending' => ['super', fn () => [...$this->on($this->record(Status::Published)), ...self::WHY], self::mails('pending')];
        yield 'Decide pending, of what was rejected' => ['super', fn () => [...$this->on($this->record(Status::Rejected)), ...self::WHY], self::mails('pending')];
        yield 'Decide valid, of what was rejected' => ['super', fn () => [...$this->on($this->record(Status::Rejected)), ...self::WHY], self::mails('valid')];
        yield 'Decide valid, of somebody with notices off' => ['moderator-sn', fn () => $this->on($this->content->in(Status::Pending, ContentType::Event, $this->id('quiet'))), []];
        yield 'Decide valid, of several' => ['moderator-sn', fn () => $this->on(
            $this->content->in(Status::Pending, ContentType::Event, $this->id('stranger')),
            $this->content->in(Status::Pending, ContentType::Resource, $this->id('stranger')),
        ), ['moderation.valid → stranger', 'moderation.valid → stranger']];
        yield 'Decide valid, of another country' => ['moderator-ci', fn () => $this->on($this->record(Status::Pending)), []];
        yield 'Decide valid, of a profile' => ['moderator-sn', fn () => $this->on($this->content->in(Status::Pending, ContentType::CommunityProfile, $this->id('newcomer'))), [
            'moderation.valid → newcomer',
        ]];
        yield 'Decide valid, of a record that names a structure' => ['moderator-sn', fn () => $this->on($this->record(Status::Pending, ['partners' => [
            ['structureName' => 'Port de Dakar', 'structureType' => 'public_institution', 'email' => 'port@example.test'],
        ]])), [...self::mails('valid'), 'invitations.structure_invitation → port']];
        yield 'Decide valid, of a record that names people' => ['moderator-sn', fn () => $this->on($this->record(Status::Pending, ['members' => [
            ['firstName' => 'Kossi', 'lastName' => 'Amouzou', 'email' => 'kossi@example.test'],
            ['firstName' => 'Awa', 'lastName' => 'Sarr', 'email' => 'stranger@example.test'],
        ]])), [...self::mails('valid'), 'invitations.invitation → kossi', 'invitations.invitation → stranger']];
    }

    /** @return iterable<string, array{string, Closure(): array<string, mixed>, list<string>}> */
    private function onProposals(): iterable
    {
        $proposal = fn (): array => [...$this->on($this->proposed()), 'target' => 'proposal'];

        yield 'Decide valid, of changes' => ['moderator-sn', $proposal, self::mails('proposal_valid')];
        yield 'Decide to_edit, of changes' => ['moderator-sn', fn () => [...$proposal(), ...self::TO_EDIT], self::mails('proposal_to_edit')];
        yield 'Decide rejected, of changes' => ['moderator-sn', fn () => [...$proposal(), ...self::REJECTED], self::mails('proposal_rejected')];
        yield 'Decide valid, of changes of a project' => ['super', function (): array {
            $record = $this->content->published(ContentType::SupportedProject, ['beneficiaryIds' => [$this->id('stranger'), $this->id('guest')]]);
            $this->first('stranger', 'MutateProject', ['action' => 'propose', ...$this->target($record), 'input' => ['summary' => 'Autre']]);

            return [...$this->on($record), 'target' => 'proposal'];
        }, ['moderation.proposal_valid → stranger', 'moderation.proposal_valid → guest']];
    }

    /** @param array<string, mixed> $values */
    private function record(Status $status, array $values = []): Record
    {
        $values = ['organiserId' => $this->people->structure->groupId, ...$values];

        return $this->content->reach($this->content->draft(ContentType::Initiative, $values, ownerId: $this->id('member')), $status);
    }

    private function proposed(): Record
    {
        $record = $this->record(Status::Published);
        $this->first('member', 'MutateInitiative', ['action' => 'propose', ...$this->target($record), 'input' => ['subtitle' => 'Autre']]);

        return $record;
    }

    /** @return array{items: list<array{id: int, version: int}>} */
    private function on(Record ...$records): array
    {
        return ['items' => array_map($this->target(...), array_values($records))];
    }

    /** @return list<string> */
    private static function mails(string $text): array
    {
        return array_map(static fn (string $name): string => "moderation.{$text} → {$name}", self::EDITORS);
    }
}
