<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Closure;

/** The newsletter, the contact form, and what visitors' browsers report. */
final class LetterMails extends MailTable
{
    public function rows(): iterable
    {
        yield from $this->newsletter();
        yield 'Contact' => [self::VISITOR, fn () => ['language' => 'FR', ...self::IP, 'input' => [
            'firstName' => 'Awa',
            'lastName' => 'Sarr',
            'email' => 'awa@example.test',
            'subject' => 'Une question',
            'message' => 'Bonjour',
            'consent' => true,
        ]], ['contact.request → team']];
        yield 'RecordConsent' => [self::VISITOR, fn () => ['input' => [
            'consentId' => '3f2b8c1e-4d5a-4f6b-8c7d-9e0f1a2b3c4d',
            'key' => '3f2b8c1e-4d5a-4f6b-8c7d-9e0f1a2b3c4e',
            'granted' => ['analytics'],
            'language' => 'FR',
            'version' => 1,
        ]], []];
        yield 'RecordViews' => [self::VISITOR, fn () => [
            'batch' => '3f2b8c1e-4d5a-4f6b-8c7d-9e0f1a2b3c4f',
            'views' => [['groupId' => $this->people->structure->groupId, 'day' => gmdate('Y-m-d'), 'count' => 3]],
        ], []];
    }

    /** @return iterable<string, array{string, Closure(): array<string, mixed>, list<string>}> */
    private function newsletter(): iterable
    {
        $subscription = static fn (string $name): array => ['input' => ['email' => "{$name}@example.test", 'language' => 'FR', 'source' => 'page', ...self::IP]];
        $requested = function () use ($subscription): array {
            $this->first(self::VISITOR, 'SubscribeToNewsletter', $subscription('awa'));

            return ['hash' => $this->sent->hashFor('awa'), ...self::IP];
        };
        $subscribed = fn (): string => self::textOf($this->first(self::VISITOR, 'ConfirmNewsletter', ['input' => $requested()]), 'hash');

        yield 'SubscribeToNewsletter' => [self::VISITOR, fn () => $subscription('awa'), ['newsletter.confirm → awa']];
        yield 'SubscribeToNewsletter, who is subscribed' => [self::VISITOR, function () use ($subscribed, $subscription): array {
            $subscribed();

            return $subscription('awa');
        }, ['newsletter.already → awa']];
        yield 'ConfirmNewsletter' => [self::VISITOR, fn () => ['input' => $requested()], []];
        yield 'UpdateNewsletterPreferences' => [self::VISITOR, fn () => [
            'input' => ['hash' => $subscribed(), 'language' => 'EN', 'countryIds' => [], 'sectorIds' => []],
        ], []];
        yield 'UnsubscribeFromNewsletter' => [self::VISITOR, fn () => ['input' => ['hash' => $subscribed()]], []];
    }
}
