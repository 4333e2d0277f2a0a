<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use Passerelle\Tests\Contract\Seed\NewsletterLinks;

/** Double opt-in, and what the links of letters do: without a session. */
final class NewsletterTest extends ContractTestCase
{
    public const OPERATIONS = ['ConfirmNewsletter', 'NewsletterSubscription', 'SubscribeToNewsletter', 'UnsubscribeFromNewsletter', 'UpdateNewsletterPreferences'];

    private const ADDRESS = '203.0.113.90';

    public function testTheAnswerIsTheSameForEveryAddress(): void
    {
        $answers = [];
        foreach ([NewsletterLinks::READER, 'contract-owner@secret.test', 'nobody@secret.test'] as $email) {
            $answers[] = $this->subscribe($email)->comparable();
            $answers[] = $this->subscribe($email, ['source' => 'popup'])->comparable();
        }

        self::assertCount(1, array_unique(array_map(serialize(...), $answers)));
        $this->assertAnswers('newsletter/subscribe', $answers[0]);
    }

    public function testWhatIsNoAddressIsRefused(): void
    {
        $answers = [];
        foreach (['empty' => ' ', 'invalid' => 'secret@nowhere', 'long' => str_repeat('a', 250) . '@example.test'] as $case => $email) {
            $answers[$case] = $this->subscribe($email)->comparable();
        }
        $this->assertAnswers('newsletter/refused', $answers);
        self::assertTrue($this->subscribe('nobody@secret.test', ['source' => 'ACCOUNT'])->hasErrors(), 'Not a form.');
    }

    public function testAConfirmationShowsWhatItWaitsForAndConfirmsOnce(): void
    {
        $link = ['hash' => Site::get()->link('confirmation')];
        $confirm = fn (): Answer => $this->ask('ConfirmNewsletter', ['input' => [...$link, 'address' => self::ADDRESS]]);
        $steps = [
            'waiting' => $this->ask('NewsletterSubscription', $link),
            'preferences-before' => $this->choose($link),
            'unsubscribe-before' => $this->ask('UnsubscribeFromNewsletter', ['input' => $link]),
            'confirmed' => $confirm(),
            'again' => $confirm(),
            'subscribed' => $this->ask('NewsletterSubscription', $link),
            'unsubscribed' => $this->ask('UnsubscribeFromNewsletter', ['input' => $link]),
            'confirmed-after' => $confirm(),
        ];
        /** @var array{passerelleConfirmNewsletter: array{hash: string}} $data */
        $data = $steps['confirmed']->data();
        $hash = $data['passerelleConfirmNewsletter']['hash'];
        self::assertMatchesRegularExpression('/^\d+-1-[0-9a-f]{64}$/', $hash);
        $this->assertRecorded('confirmation', $steps, [$hash => 'HASH']);
        self::assertSame($steps['unsubscribed']->data(), ['passerelleUnsubscribeFromNewsletter' => ['wasActive' => true]]);
        $ended = $this->ask('NewsletterSubscription', ['hash' => $hash])->data();
        self::assertSame('ended', is_array($ended) && is_array($ended['passerelleNewsletterSubscription']) ? $ended['passerelleNewsletterSubscription']['state'] : null);
    }

    public function testALetterLeadsToPreferencesAndUnsubscribes(): void
    {
        $link = ['hash' => Site::get()->link('letter')];
        /** @var array{passerelleReference: array{sectors: list<array{id: int}>, countries: list<array{id: int}>}} $reference */
        $reference = Site::get()->query('{ passerelleReference(language: FR) { sectors { id } countries { id } } }')->data();
        [$sector, $country] = [$reference['passerelleReference']['sectors'][0]['id'], $reference['passerelleReference']['countries'][0]['id']];
        $steps = [
            'subscribed' => $this->ask('NewsletterSubscription', $link),
            'unknown-topics' => $this->choose([...$link, 'sectorIds' => [$sector, $country], 'countryIds' => [0]]),
            'chosen' => $this->choose([...$link, 'sectorIds' => [$sector], 'countryIds' => [$country]]),
            'shown' => $this->ask('NewsletterSubscription', $link),
            'unsubscribed' => $this->ask('UnsubscribeFromNewsletter', ['input' => $link]),
            'again' => $this->ask('UnsubscribeFromNewsletter', ['input' => $link]),
            'ended' => $this->ask('NewsletterSubscription', $link),
            'preferences-after' => $this->choose($link),
        ];
        self::assertStringContainsString("\"sectorIds\":[{$sector}],\"countryIds\":[{$country}]", $steps['shown']->body);
        $this->assertRecorded('letter', $steps, ["[{$sector}]" => '["SECTOR"]', "[{$country}]" => '["COUNTRY"]']);
    }

    public function testLinksThatAreRevokedOrForgedSaySo(): void
    {
        $former = Site::get()->link('formerLetter');
        $steps = [];
        foreach (['revoked' => $former, 'forged' => strrev($former), 'empty' => '', 'nonsense' => "' OR 1=1 --"] as $case => $hash) {
            $steps["{$case}-shown"] = $this->ask('NewsletterSubscription', ['hash' => $hash]);
            $steps["{$case}-confirmed"] = $this->ask('ConfirmNewsletter', ['input' => ['hash' => $hash, 'address' => self::ADDRESS]]);
            $steps["{$case}-chosen"] = $this->choose(['hash' => $hash]);
            $steps["{$case}-unsubscribed"] = $this->ask('UnsubscribeFromNewsletter', ['input' => ['hash' => $hash]]);
        }
        $this->assertRecorded('refused-links', $steps);
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        $hash = Site::get()->link('letter');
        $asked = [
            'ConfirmNewsletter' => ['input' => ['hash' => Site::get()->link('confirmation'), 'address' => self::ADDRESS]],
            'NewsletterSubscription' => ['hash' => $hash],
            'SubscribeToNewsletter' => ['input' => ['email' => 'nobody@secret.test', 'language' => 'FR', 'address' => self::ADDRESS]],
            'UnsubscribeFromNewsletter' => ['input' => ['hash' => $hash]],
            'UpdateNewsletterPreferences' => ['input' => ['hash' => $hash, 'language' => 'FR', 'sectorIds' => [], 'countryIds' => []]],
        ];
        self::assertSame(self::OPERATIONS, array_keys($asked));
        foreach ($asked as $name => $variables) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => $variables], JSON_THROW_ON_ERROR);

            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    /** @param array<string, mixed> $more */
    private function subscribe(string $email, array $more = []): Answer
    {
        return $this->ask('SubscribeToNewsletter', ['input' => ['email' => $email, 'language' => 'FR', 'address' => self::ADDRESS, ...$more]]);
    }

    /** @param array<string, mixed> $more */
    private function choose(array $more): Answer
    {
        return $this->ask('UpdateNewsletterPreferences', ['input' => ['language' => 'FR', 'sectorIds' => [], 'countryIds' => [], ...$more]]);
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables): Answer
    {
        $answer = Site::get()->query(Operations::read()->document($operation), $variables);
        self::assertStringNotContainsString('newsletter-', $answer->body, 'Addresses are masked.');

        return $answer;
    }

    /**
     * @param array<string, Answer> $steps
     * @param array<string, string> $names of what differs from site to site
     */
    private function assertRecorded(string $name, array $steps, array $names = []): void
    {
        $comparable = array_map(static fn (Answer $answer): array => $answer->comparable(), $steps);
        $answers = json_encode($comparable, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
        $this->assertAnswers("newsletter/{$name}", json_decode(strtr($answers, $names), true, flags: JSON_THROW_ON_ERROR));
    }
}
