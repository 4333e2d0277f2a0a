<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Closure;

/** What people change of their account: settings, address, notices, deletion. */
final class SettingsMails extends MailTable
{
    private const PASSWORD = ['password' => People::PASSWORD];
    private const NEW = ['email' => 'new@example.test', ...self::PASSWORD];

    public function rows(): iterable
    {
        yield from $this->settings();
        yield from $this->address();
        yield from $this->deletion();
    }

    /** @return iterable<string, array{string, Closure(): array<string, mixed>, list<string>}> */
    private function settings(): iterable
    {
        $interests = ['sectorIds' => [], 'countryIds' => [], 'allSectors' => true, 'allCountries' => true];

        yield 'UpdateAccount' => ['stranger', fn () => [
            'input' => ['firstName' => 'Awa', 'lastName' => 'Sarr', 'phone' => '+221 77 123 45 67', 'country' => 'CI', 'language' => 'EN'],
        ], []];
        yield 'UpdatePreferences' => ['stranger', fn () => ['input' => [...$interests, 'newsletter' => true]], []];
        yield 'AnswerOnboarding' => ['newcomer', fn () => ['input' => [...$interests, 'skipped' => false]], []];
        yield 'SaveNoticePreferences' => ['stranger', fn () => ['input' => ['membership' => ['mail' => 'weekly', 'app' => true]]], []];
        yield 'StopNotices' => [self::VISITOR, function (): array {
            $this->first('owner', 'ChangeMembership', ['action' => 'invite', 'structureId' => $this->people->structure->id, 'userId' => $this->id('stranger'), 'role' => 'member']);

            return ['hash' => $this->sent->stopHashFor('stranger')];
        }, []];
        yield 'MarkNoticesRead' => ['owner', fn () => ['all' => true], []];
        yield 'AskExport' => ['stranger', function (): array {
            $this->signedIn('stranger');

            return self::PASSWORD;
        }, []];
    }

    /** @return iterable<string, array{string, Closure(): array<string, mixed>, list<string>}> */
    private function address(): iterable
    {
        $confirmed = function (): void {
            $this->first('stranger', 'AskEmailChange', self::NEW);
            $this->first(self::VISITOR, 'ConfirmEmailChange', ['hash' => $this->sent->hashFor('new'), ...self::IP]);
        };

        yield 'AskEmailChange' => ['stranger', fn () => self::NEW, ['email_change.proof → new', 'email_change.asked → stranger']];
        yield 'AskEmailChange, to the address of an account' => ['stranger', fn () => ['email' => 'owner@example.test', ...self::PASSWORD], [
            'email_change.taken → owner',
            'email_change.asked → stranger',
        ]];
        yield 'CancelEmailChange' => ['stranger', function (): array {
            $this->first('stranger', 'AskEmailChange', self::NEW);

            return [];
        }, []];
        yield 'ConfirmEmailChange' => [self::VISITOR, function (): array {
            $this->first('stranger', 'AskEmailChange', self::NEW);

            return ['hash' => $this->sent->hashFor('new'), ...self::IP];
        }, ['email_change.undo → stranger', 'email_change.changed → new']];
        yield 'UndoEmailChange' => [self::VISITOR, function () use ($confirmed): array {
            $confirmed();

            return ['hash' => $this->sent->hashFor('stranger'), ...self::IP];
        }, ['email_change.restored → stranger']];
    }

    /** @return iterable<string, array{string, Closure(): array<string, mixed>, list<string>}> */
    private function deletion(): iterable
    {
        $asked = [...self::PASSWORD, 'publishedItems' => 'keep'];

        yield 'AskDeletion' => ['stranger', fn () => $asked, ['privacy.deletion_asked → stranger']];
        yield 'AskDeletion, again' => ['stranger', function () use ($asked): array {
            $this->first('stranger', 'AskDeletion', $asked);

            return [...$asked, 'publishedItems' => 'remove'];
        }, []];
        yield 'AskDeletion, of the only owner' => ['other-owner', fn () => $asked, ['refused: structure_transfer_first']];
        yield 'CancelDeletion' => ['stranger', function () use ($asked): array {
            $this->first('stranger', 'AskDeletion', $asked);

            return [];
        }, []];
    }
}
