<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Security\EventQuery;
use Passerelle\Admin\Security\SecurityLogScreen;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Config;
use Passerelle\Rights\Role;
use Passerelle\Security\EventFilter;
use Passerelle\Security\LogHashes;
use Passerelle\Security\SecurityEvent;
use Passerelle\Security\SecurityEvents;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_User;

final class SecurityLogScreenTest extends IntegrationTestCase
{
    private SecurityLogScreen $screen;
    private WP_User $person;

    protected function setUp(): void
    {
        parent::setUp();
        $this->screen = $this->screenIn('fr_FR');
        wp_set_current_user($this->users->administrator()->id);
        $this->person = new WP_User($this->users->beneficiaire()->id);
        $this->runAfterCommit();
        $this->db->execute("DELETE FROM {$this->db->table('security_events')}");
        SecurityEvent::SignIn->refused('wrong_password', account: $this->person->ID, address: '203.0.113.7');
        SecurityEvent::SignIn->refused('unknown_account', account: 'nobody@example.org', address: '203.0.113.7');
        SecurityEvent::FileRead->refused('forbidden', account: $this->users->beneficiaire()->id, object: 'file:12');
    }

    public function testShowsEventsWithoutPersonalData(): void
    {
        $html = $this->render([]);

        self::assertSame(['forbidden', 'unknown_account', 'wrong_password'], $this->reasons($html));
        self::assertStringContainsString('Journal de sécurité', $html);
        self::assertStringContainsString('<td>Connexion</td><td>Refusé</td>', $html);
        foreach ([$this->person->user_email, $this->person->user_login, '203.0.113.7', 'nobody@example.org'] as $secret) {
            self::assertStringNotContainsString($secret, $html);
        }
        self::assertStringContainsString('<td>Sign-in</td><td>Refused</td>', $this->render([], $this->screenIn('en_US')));
    }

    /**
     * @param array<string, string> $given
     * @param list<string> $reasons
     */
    #[TestWith([['event' => 'sign_in'], ['unknown_account', 'wrong_password']])]
    #[TestWith([['reason' => 'forbidden'], ['forbidden']])]
    #[TestWith([['outcome' => 'success'], []])]
    #[TestWith([['from' => '2001-01-01', 'until' => '2001-01-02'], []])]
    #[TestWith([['event' => 'made_up', 'from' => '2001-02-31'], ['forbidden', 'unknown_account', 'wrong_password']])]
    #[TestWith([['reason' => "x' OR 1=1 --"], []])]
    public function testFilters(array $given, array $reasons): void
    {
        self::assertSame($reasons, $this->reasons($this->render($given)));
    }

    public function testFindsAPersonByTheirAddressEvenAfterItChanged(): void
    {
        self::assertSame(['wrong_password'], $this->reasons($this->search(['email' => strtoupper($this->person->user_email)])));
        wp_update_user(['ID' => $this->person->ID, 'user_email' => 'moved@example.org']);

        self::assertSame(['wrong_password'], $this->reasons($this->search(['email' => ' moved@example.org ', 'event' => 'sign_in'])));
        self::assertSame(['unknown_account'], $this->reasons($this->search(['email' => 'Nobody@example.org'])));
        self::assertSame([], $this->reasons($this->search(['email' => 'someone-else@example.org'])));
    }

    public function testNoAddressOfTheScreenHoldsAnEmailAddress(): void
    {
        $html = $this->search(['email' => $this->person->user_email, 'event' => 'sign_in']);

        self::assertStringContainsString('method="post"', $html);
        self::assertMatchesRegularExpression('/href="[^"]*export=csv&amp;_wpnonce=\w+"/', $html);
        self::assertStringNotContainsString($this->person->user_email, rawurldecode($html));
        $account = $this->screen->filtered(['email' => $this->person->user_email])->value(EventQuery::ACCOUNT);
        $next = $this->screen->filtered(['account' => $account, 'email' => '']);
        self::assertSame($account, $next->value(EventQuery::ACCOUNT), 'The person stays while the rest of the filter changes.');
        self::assertSame('', EventQuery::of(['account' => $account])->withoutPerson()->value(EventQuery::ACCOUNT));
    }

    public function testEscapesInput(): void
    {
        $html = $this->render(['reason' => '"><script>alert(1)</script>', 'account' => '"><script>']);

        self::assertStringNotContainsString('<script>', $html);
    }

    public function testPageByPage(): void
    {
        for ($number = 1; $number <= 60; $number++) {
            SecurityEvent::Throttle->refused("reason_{$number}");
        }
        $first = $this->reasons($this->render(['event' => 'throttle']));
        $second = $this->reasons($this->render(['event' => 'throttle', 'paged' => '2']));

        self::assertSame([50, 'reason_60', 10, 'reason_1'], [count($first), $first[0], count($second), end($second)]);
        self::assertSame($second, $this->reasons($this->render(['event' => 'throttle', 'paged' => '99'])));
        self::assertSame($first, $this->reasons($this->render(['event' => 'throttle', 'paged' => '-1'])));
    }

    public function testExportContainsFilteredEventsAndIsLogged(): void
    {
        $csv = (string) $this->screen->file(EventQuery::of(['event' => 'sign_in']), 'csv');
        $json = json_decode((string) $this->screen->file(EventQuery::of(['event' => 'file_read']), 'json'), true);
        $this->runAfterCommit();

        $lines = explode("\r\n", trim($csv));
        self::assertCount(3, $lines);
        self::assertSame("\u{FEFF}" . '"id";"at";"event";"outcome";"reason";"account";"actor";"network";"object";"requestId"', $lines[0]);
        self::assertStringContainsString('"sign_in";"refused";"unknown_account"', $lines[1]);
        self::assertStringStartsWith("\u{FEFF}" . '"id","at",', (string) $this->screenIn('en_US')->file(EventQuery::of(['event' => 'sign_in']), 'csv'));
        self::assertIsArray($json);
        self::assertSame(['file:12'], array_column($json, 'object'));
        self::assertSame(
            ['security_log_json', 'security_log_csv'],
            array_map(static fn ($event): string => $event->reason, $this->plugin->get(SecurityEvents::class)->list(new EventFilter(SecurityEvent::Export), 10)),
        );
        self::assertSame(
            $this->plugin->get(LogHashes::class)->account(get_current_user_id()),
            $this->plugin->get(SecurityEvents::class)->list(new EventFilter(SecurityEvent::Export), 1)[0]->account,
        );
        self::assertNull($this->screen->file(EventQuery::of([]), 'exe'));
    }

    public function testRequiresAdministrator(): void
    {
        foreach ([$this->users->with(Role::Editor), $this->users->moderateur('SN'), $this->users->beneficiaire()] as $viewer) {
            wp_set_current_user($viewer->id);
            self::assertFalse(current_user_can(SecurityLogScreen::CAPABILITY));
            self::assertNull($this->screen->file(EventQuery::of([]), 'csv'));
        }
        wp_set_current_user($this->users->administrator()->id);
        self::assertTrue(current_user_can(SecurityLogScreen::CAPABILITY));
    }

    public function testEveryKindOfEventHasATextInBothLanguages(): void
    {
        foreach (['fr_FR', 'en_US'] as $locale) {
            $texts = new Texts(static fn (): string => $locale);
            foreach (SecurityEvent::cases() as $event) {
                self::assertNotSame('', $texts->get("security.event.{$event->value}"));
            }
        }
    }

    private function screenIn(string $locale): SecurityLogScreen
    {
        return new SecurityLogScreen(
            new Texts(static fn (): string => $locale),
            $this->plugin->get(SecurityEvents::class),
            $this->plugin->get(LogHashes::class),
            Config::fromDirectory(dirname(__DIR__, 3) . '/config'),
        );
    }

    /** @param array<string, string> $given */
    private function render(array $given, ?SecurityLogScreen $screen = null): string
    {
        $_GET = $given;
        ob_start();
        ($screen ?? $this->screen)->render();

        return (string) ob_get_clean();
    }

    /** @param array<string, string> $posted */
    private function search(array $posted): string
    {
        return $this->render($this->screen->filtered($posted)->values);
    }

    /** @return list<string> */
    private function reasons(string $html): array
    {
        preg_match_all('~<td><code>([a-z0-9_]+)</code></td><td>~', $html, $found);

        return $found[1];
    }
}
