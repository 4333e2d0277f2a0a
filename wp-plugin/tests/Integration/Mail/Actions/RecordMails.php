<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Closure;
use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Kernel\Database;
use Passerelle\Rights\Transition;

/** What people do with their own records, and what names or follows them. Validators have their queue: a submission sends them nothing. */
final class RecordMails extends MailTable
{
    /** The mutation of each type, and a field of it that its owner may change. */
    private const TYPES = [
        'MutateInitiative' => [ContentType::Initiative, 'subtitle'],
        'MutateEvent' => [ContentType::Event, 'summary'],
        'MutateResource' => [ContentType::Resource, 'summary'],
        'MutateProfile' => [ContentType::CommunityProfile, 'job'],
        'MutateProject' => [ContentType::SupportedProject, 'summary'],
    ];

    private const PROFILE = ['language' => 'fr', 'firstName' => 'Awa', 'lastName' => 'Sarr'];

    /** The status that each action of an owner begins with. */
    private const FROM = [
        'save' => Status::Draft,
        'submit' => Status::Draft,
        'withdraw' => Status::Pending,
        'propose' => Status::Published,
        'withdrawProposal' => Status::Published,
        'offline' => Status::Published,
        'online' => Status::Offline,
        'complete' => Status::Published,
        'reopen' => Status::Completed,
        'delete' => Status::Draft,
    ];

    /** Actions that the owner of a type has not; beneficiaries of a project only propose. */
    private const REFUSED = [
        'MutateProject' => ['save', 'submit', 'withdraw', 'offline', 'online', 'complete', 'reopen', 'delete'],
    ];

    public function rows(): iterable
    {
        foreach (self::TYPES as $mutation => [$type, $field]) {
            foreach (self::FROM as $action => $status) {
                yield "{$mutation} {$action}" => ['newcomer', fn () => $this->own($type, $action, $field), $this->mailsOf($mutation, $action)];
            }
        }
        yield 'CreateProfile save' => ['newcomer', fn () => ['input' => self::PROFILE], []];
        yield 'CreateProfile submit, of somebody without a structure' => ['newcomer', fn () => ['input' => $this->profile()], [
            'refused: invalid_fields memberType: profile_structure_required',
        ]];
        yield 'CreateProfile submit' => ['newcomer', function (): array {
            $this->first('newcomer', 'ChangeOwnMembership', ['action' => 'ask', 'structureId' => $this->people->structure->id, ...self::IP]);

            return ['input' => $this->profile()];
        }, []];
        yield from $this->named();
        yield from $this->others();
    }

    /** @return array<string, mixed> */
    private function profile(): array
    {
        return [
            ...self::PROFILE,
            'memberType' => 'structure',
            'job' => 'Comédienne',
            'biography' => '<p>Une vie.</p>',
            'activityCountry' => 'SN',
            'sectorIds' => $this->sectorIds(),
        ];
    }

    /** @return list<string> */
    private function mailsOf(string $mutation, string $action): array
    {
        return match (true) {
            in_array($action, self::REFUSED[$mutation] ?? [], true) => ['refused: forbidden'],
            // Nobody has a queue of projects.
            "{$mutation} {$action}" === 'MutateProject propose' => ['moderation.proposed → administrator', 'moderation.proposed → desk', 'moderation.proposed → super'],
            default => [],
        };
    }

    /** @return array<string, mixed> */
    private function own(ContentType $type, string $action, string $field): array
    {
        $status = self::FROM[$action];
        $owner = $this->id('newcomer');
        if ($type === ContentType::CommunityProfile) {
            $this->first('newcomer', 'ChangeOwnMembership', ['action' => 'ask', 'structureId' => $this->people->structure->id, ...self::IP]);
        }
        $record = $type === ContentType::SupportedProject
            ? $this->content->published($type, ['beneficiaryIds' => [$owner]])
            : $this->content->reach($this->content->draft($type, ownerId: $owner), $status, offlineByOwner: true);
        $input = in_array($action, ['save', 'propose'], true) ? ['input' => [$field => 'Autre']] : [];
        if ($action === 'withdrawProposal') {
            $mutation = array_search([$type, $field], self::TYPES, true);
            $this->first('newcomer', (string) $mutation, ['action' => 'propose', ...$this->target($record), 'input' => [$field => 'Autre']]);
        }

        return [...$this->target($record), ...$input];
    }

    /** @return iterable<string, array{string, Closure(): array<string, mixed>, list<string>}> */
    private function named(): iterable
    {
        $named = fn (): Record => $this->content->published(ContentType::Initiative, ['members' => [
            ['firstName' => 'Kossi', 'lastName' => 'Amouzou', 'email' => 'kossi@example.test'],
            ['firstName' => 'Awa', 'lastName' => 'Sarr', 'email' => 'stranger@example.test'],
        ]], ownerId: $this->id('owner'));
        $link = function () use ($named): array {
            $named();
            $this->settle();

            return ['hash' => $this->sent->hashFor('kossi'), ...self::IP];
        };
        $invitation = fn (): int => $this->plugin->get(InvitationStore::class)->ofGroup($named()->groupId)[0]->id;

        yield 'AnswerInvitation accept' => ['guest', $link, []];
        yield 'AnswerInvitation decline' => [self::VISITOR, $link, []];
        yield 'ResendInvitation' => ['owner', fn () => ['id' => $invitation()], ['invitations.invitation → kossi']];
        yield 'ResendInvitation, to another address' => ['owner', fn () => ['id' => $invitation(), 'email' => 'kodjo@example.test'], ['invitations.invitation → kodjo']];
    }

    /** @return iterable<string, array{string, Closure(): array<string, mixed>, list<string>}> */
    private function others(): iterable
    {
        $public = fn (): Record => $this->content->published(ContentType::Initiative, ownerId: $this->id('owner'));
        $draft = fn (): Record => $this->content->draft(ContentType::Initiative, ownerId: $this->id('owner'));
        $locked = function () use ($draft): array {
            $record = $draft();
            $this->first('owner', 'Lock', ['action' => 'take', 'id' => $record->id]);

            return ['id' => $record->id];
        };

        yield 'DuplicatePost' => ['desk', fn () => ['id' => $public()->id, 'language' => 'EN'], []];
        yield 'Lock take' => ['owner', fn () => ['id' => $draft()->id], []];
        yield 'Lock takeOver' => ['desk', $locked, []];
        yield 'Lock renew' => ['owner', $locked, []];
        yield 'Lock release' => ['owner', $locked, []];
        yield 'PreviewLink' => ['owner', fn () => ['id' => $draft()->id], []];
        yield 'RevokePreviewLink' => ['owner', function () use ($draft): array {
            $record = $draft();
            $this->first('owner', 'PreviewLink', ['id' => $record->id]);
            $table = $this->plugin->get(Database::class)->table('preview_links');

            return ['id' => $record->id, 'linkId' => (int) $this->plugin->get(Database::class)->value("SELECT MAX(id) FROM {$table}")];
        }, []];
        yield 'ToggleFavourite' => ['stranger', fn () => ['id' => $public()->id, 'isFavourite' => true], []];
        yield 'UpdateFavourite' => ['stranger', function () use ($public): array {
            $record = $public();
            $this->first('stranger', 'ToggleFavourite', ['id' => $record->id, 'isFavourite' => true]);

            return ['id' => $record->id, 'note' => 'À lire', 'remind' => true];
        }, []];
        $search = ['alert' => 'now', 'name' => 'Griots', 'query' => ['language' => 'FR', 'filter' => ['q' => 'griot']]];
        yield 'SaveSearch' => ['stranger', static fn () => $search, []];
        yield 'DeleteSearch' => ['stranger', function () use ($search): array {
            $this->first('stranger', 'SaveSearch', $search);
            $database = $this->plugin->get(Database::class);

            return ['id' => (int) $database->value("SELECT MAX(id) FROM {$database->table('saved_searches')}")];
        }, []];
        yield 'ChangeFavouriteFeed renew' => ['stranger', fn () => ['language' => 'FR'], []];
        yield 'ChangeFavouriteFeed revoke' => ['stranger', fn () => ['language' => 'FR'], []];
        yield 'DismissRecommendation' => ['stranger', fn () => ['groupId' => $public()->groupId], []];
    }
}
