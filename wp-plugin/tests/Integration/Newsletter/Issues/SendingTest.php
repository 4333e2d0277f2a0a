<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Newsletter\Issues;

use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Layout;
use Passerelle\Mail\MailSender;
use Passerelle\Newsletter\Issues\DecideLetter;
use Passerelle\Newsletter\Issues\LetterStore;
use Passerelle\Newsletter\Issues\MoveIssue;
use Passerelle\Newsletter\Issues\Samples;
use Passerelle\Newsletter\Issues\SaveIssue;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Subscribers\Choice;
use Passerelle\Newsletter\Subscribers\SubscriptionLinks;
use Passerelle\Newsletter\Subscribers\Subscriptions;
use Passerelle\Newsletter\Subscribers\SubscriptionState;
use Passerelle\Newsletter\Issues\Issue;
use Passerelle\Newsletter\Issues\IssueContent;
use Passerelle\Newsletter\Issues\IssueStep;
use Passerelle\Newsletter\Issues\LetterDecision;
use Passerelle\Newsletter\Issues\LetterState;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Mail\Received;
use Passerelle\Tests\Integration\Mail\SmtpServer;

final class SendingTest extends LettersTestCase
{
    public function testAnIssueReachesTheReadersOfItsLanguageOnce(): void
    {
        $this->serve(SmtpServer::TAKES);
        $this->reader('aminata');
        $this->reader('koffi');
        $this->reader('john', Lang::English);
        $issue = $this->compose();
        $this->move($issue, IssueStep::Start);
        $this->work();

        self::assertSame(['sent' => 2], $this->counts($issue));
        self::assertSame('sent', $this->state($issue));
        self::assertSame(['aminata@example.test', 'koffi@example.test'], $this->addressees());
        $this->serve(SmtpServer::TAKES);
        $this->clock->advance(DAY_IN_SECONDS);
        $this->work();
        self::assertSame([], $this->taken());
    }

    public function testALetterHasTheLinksOfItsReader(): void
    {
        $this->serve(SmtpServer::TAKES);
        $reader = $this->reader('aminata');
        $this->move($this->compose(), IssueStep::Start);
        $this->work();
        $mail = Received::parse($this->taken()[0] ?? '');
        $links = $this->plugin->get(SubscriptionLinks::class);

        self::assertSame(
            ['La lettre de novembre', "<{$links->unsubscribe($reader)->oneClickUrl}>", 'List-Unsubscribe=One-Click', 'fr'],
            array_map($mail->header(...), ['Subject', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'Content-Language']),
        );
        self::assertSame(<<<TEXT
            Bonjour,

            Chers lecteurs,

            Voici la lettre.

            L’équipe Passerelle

            --
            Vous recevez cette lettre parce que vous êtes abonné à la lettre d’information de Passerelle.

            Choisir ce que je reçois
            {$links->preferencesUrl($reader)}

            Ne plus recevoir ces messages
            {$links->unsubscribe($reader)->pageUrl}
            TEXT, trim(str_replace("\r", '', $mail->parts['text/plain'] ?? '')));
        self::assertStringContainsString(esc_url($links->preferencesUrl($reader)), $mail->parts['text/html'] ?? '');
        self::assertMatchesRegularExpression('/^<newsletter-\d+-[0-9a-f]{32}@passerelle\.test>$/', $mail->header('Message-ID'));
    }

    public function testAnEndedOrChangedSubscriptionIsSkipped(): void
    {
        $this->serve(SmtpServer::TAKES);
        $ended = $this->reader('ended');
        $changed = $this->reader('changed');
        $this->reader('stays');
        $issue = $this->compose();
        $this->move($issue, IssueStep::Start);
        $this->plugin->get(Subscriptions::class)->end($ended, ProofSource::Mail);
        $this->subscribers->choose($changed->id, new Choice(Lang::English));
        $this->work();

        self::assertSame([['skipped', '', 'changed@example.test'], ['skipped', '', 'ended@example.test'], ['sent', '', 'stays@example.test']], $this->states($issue));
        self::assertSame(['stays@example.test'], $this->addressees());
    }

    public function testARefusedAddressIsStoppedAndOthersGoOn(): void
    {
        $this->serve(SmtpServer::CHOOSES);
        $unknown = $this->reader('unknown');
        $later = $this->reader('later');
        $this->reader('known');
        $issue = $this->compose();
        $this->move($issue, IssueStep::Start);
        $this->work();

        self::assertSame(
            [['sent', '', 'known@example.test'], ['waiting', '', 'later@example.test'], ['refused', 'unknown_address', 'unknown@example.test']],
            $this->states($issue),
        );
        self::assertSame(
            [SubscriptionState::Bounced, SubscriptionState::Active],
            [$this->subscribers->find($unknown->id)?->state, $this->subscribers->find($later->id)?->state],
        );
        self::assertSame(['known@example.test'], $this->addressees());
        $this->serve(SmtpServer::TAKES);
        $this->clock->advance(5 * MINUTE_IN_SECONDS);
        $this->work();
        self::assertSame(['later@example.test'], $this->addressees());
        self::assertSame('sent', $this->state($issue));
    }

    public function testAReaderWhoseServerPutsOffForDaysIsGivenUpAndStaysSubscribed(): void
    {
        $this->serve(SmtpServer::CHOOSES);
        $later = $this->reader('later');
        $issue = $this->compose();
        $this->move($issue, IssueStep::Start);
        for ($hour = 0; $hour < 24 * 5; $hour++) {
            $this->work();
            $this->clock->advance(HOUR_IN_SECONDS);
            if ($hour === 24) {
                self::assertSame(['waiting' => 1], $this->counts($issue), 'Not within a day.');
            }
        }

        self::assertSame([['refused', 'postponed', 'later@example.test']], $this->states($issue));
        self::assertSame(SubscriptionState::Active, $this->subscribers->find($later->id)?->state);
    }

    public function testAMailServerThatIsAwayForADayLosesNothing(): void
    {
        $this->sendTo(9);
        foreach (['one', 'two', 'three'] as $name) {
            $this->reader($name);
        }
        $issue = $this->compose();
        $this->move($issue, IssueStep::Start);
        for ($minute = 0; $minute < 24 * 60; $minute += 10) {
            $this->work();
            $this->clock->advance(10 * MINUTE_IN_SECONDS);
        }
        self::assertSame(['waiting' => 3], $this->counts($issue));
        self::assertSame('sending', $this->state($issue));
        $this->serve(SmtpServer::TAKES);
        $this->clock->advance(10 * MINUTE_IN_SECONDS);
        $this->work();

        self::assertSame(['one@example.test', 'three@example.test', 'two@example.test'], $this->addressees());
        self::assertSame(['sent', ['sent' => 3]], [$this->state($issue), $this->counts($issue)]);
    }

    public function testALetterThatIsTakenWithoutAnAnswerIsUncertainAndNotSentAgain(): void
    {
        // Shorter than on the site: the server never answers.
        $this->usePluginWith([MailSender::class => new MailSender($this->plugin->get(Layout::class), 1)]);
        $this->serve(SmtpServer::STALLS . '0');
        $this->reader('aminata');
        $issue = $this->compose();
        $this->move($issue, IssueStep::Start);
        $this->work();
        $this->clock->advance(DAY_IN_SECONDS);
        $this->work();

        self::assertSame([['uncertain' => 1], 'sent', ['aminata@example.test']], [$this->counts($issue), $this->state($issue), $this->addressees()]);
    }

    public function testOfALetterInFlightOfAnEndedWorkerAnEditorDecides(): void
    {
        $this->serve(SmtpServer::TAKES);
        $this->reader('one');
        $this->reader('two');
        $this->reader('three');
        $issue = $this->compose();
        $this->move($issue, IssueStep::Start);
        foreach ([1, 2] as $ignored) {
            $letter = $this->plugin->get(LetterStore::class)->next($issue->id);
            self::assertNotNull($letter);
            self::assertNotNull($this->plugin->get(LetterStore::class)->claim($letter));
        }
        $this->work();
        self::assertSame(['in_flight' => 2, 'sent' => 1], $this->sorted($issue), 'They may still be with another worker.');
        $this->clock->advance(61);
        $this->work();
        self::assertSame(['sent' => 1, 'uncertain' => 2], $this->sorted($issue));
        self::assertSame([['three@example.test'], 'sent'], [$this->addressees(), $this->state($issue)]);

        [$first, $second] = $this->uncertain($issue);
        $this->serve(SmtpServer::TAKES);
        ($this->plugin->get(DecideLetter::class))($this->editor, $first, LetterDecision::MarkSent);
        self::assertSame('sent', $this->state($issue));
        ($this->plugin->get(DecideLetter::class))($this->editor, $second, LetterDecision::SendAgain);
        self::assertSame('sending', $this->state($issue));
        $this->work();
        self::assertSame([['sent' => 3], 'sent'], [$this->counts($issue), $this->state($issue)]);
        self::assertSame(['two@example.test'], $this->addressees());
        self::assertSame(['invalid_transition'], $this->refusals(fn () => ($this->plugin->get(DecideLetter::class))($this->editor, $second, LetterDecision::SendAgain)));
    }

    public function testAResultThatComesLateIsStillWritten(): void
    {
        $this->reader('one');
        $issue = $this->compose();
        $this->move($issue, IssueStep::Start);
        $store = $this->plugin->get(LetterStore::class);
        $claimed = $store->claim($store->next($issue->id) ?? self::fail());
        self::assertNotNull($claimed);
        $this->clock->advance(61);
        $store->expire();
        self::assertSame(['uncertain' => 1], $this->counts($issue));
        $store->settle($claimed, LetterState::Sent);
        self::assertSame(['sent' => 1], $this->counts($issue));
    }

    public function testASecondWorkerClaimsNoLetterOfTheFirst(): void
    {
        $this->reader('one');
        $issue = $this->compose();
        $this->move($issue, IssueStep::Start);
        $store = $this->plugin->get(LetterStore::class);
        $letter = $store->next($issue->id) ?? self::fail();

        self::assertNotNull($store->claim($letter));
        self::assertNull($store->claim($letter));
        self::assertNull($store->next($issue->id));
    }

    public function testAPausedIssueSendsNothingUntilItGoesOn(): void
    {
        $this->serve(SmtpServer::TAKES);
        $this->reader('one');
        $issue = $this->compose();
        $this->move($issue, IssueStep::Start);
        $store = $this->plugin->get(LetterStore::class);
        $letter = $store->next($issue->id) ?? self::fail();
        $this->move($issue, IssueStep::Pause);
        self::assertNull($store->claim($letter), 'Also of a batch that runs.');
        $this->work();
        self::assertSame([['waiting' => 1], 'paused'], [$this->counts($issue), $this->state($issue)]);
        $this->move($issue, IssueStep::Resume);
        $this->work();

        self::assertSame([['sent' => 1], 'sent', ['one@example.test']], [$this->counts($issue), $this->state($issue), $this->addressees()]);
    }

    public function testACancelledIssueSendsNothingMore(): void
    {
        $this->serve(SmtpServer::TAKES);
        $this->reader('one');
        $issue = $this->compose();
        $this->move($issue, IssueStep::Start);
        $this->move($issue, IssueStep::Cancel);
        $this->work();

        self::assertSame([['skipped' => 1], 'cancelled', []], [$this->counts($issue), $this->state($issue), $this->taken()]);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->move($issue, IssueStep::Resume)));
    }

    public function testAStartedIssueIsFrozenAndStartsOnce(): void
    {
        $this->reader('one');
        $issue = $this->compose();
        $change = new IssueContent(Lang::French, 'Autre', 'Autre texte', [], $issue->content->automatic);
        $changed = ($this->plugin->get(SaveIssue::class))($this->editor, $issue->id, $issue->version, $change);
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->move($issue, IssueStep::Start)), 'Not the one that was previewed.');
        self::assertSame(['stale_version'], $this->refusals(fn () => ($this->plugin->get(SaveIssue::class))($this->editor, $issue->id, $issue->version, $change)));
        $this->move($changed, IssueStep::Start);

        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->move($changed, IssueStep::Start)));
        self::assertSame(['invalid_transition'], $this->refusals(fn () => ($this->plugin->get(SaveIssue::class))($this->editor, $issue->id, $changed->version, $change)));
        self::assertSame(['waiting' => 1], $this->counts($issue));
    }

    public function testAnIssueWithoutReadersDoesNotStart(): void
    {
        $this->reader('john', Lang::English);
        $issue = $this->compose();

        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->move($issue, IssueStep::Start)));
        self::assertSame('draft', $this->state($issue));
    }

    public function testLinesOfTheAuditLogHaveNumbersOnly(): void
    {
        $this->reader('secret-name');
        $issue = $this->compose();
        foreach ([IssueStep::Start, IssueStep::Pause, IssueStep::Cancel] as $step) {
            $this->move($issue, $step);
        }
        $rows = $this->db->rows(
            "SELECT action, before_status, after_status, reason FROM {$this->db->table('audit')} ORDER BY id DESC LIMIT 4",
        );
        $facts = "issue={$issue->id} language=fr";

        self::assertSame([
            ['newsletter_save', '', 'draft', $facts],
            ['newsletter_start', 'draft', 'sending', "{$facts} recipients=1"],
            ['newsletter_pause', 'sending', 'paused', $facts],
            ['newsletter_cancel', 'paused', 'cancelled', $facts],
        ], array_reverse(array_map(array_values(...), $rows)));
    }

    public function testOthersThanEditorsDoNothing(): void
    {
        $reader = $this->reader('one');
        $issue = $this->compose();
        foreach ([$this->users->moderateur('SN'), $this->users->operateur(), $this->users->beneficiaire(), Viewer::anonymous()] as $viewer) {
            $refusals = array_map($this->refusals(...), [
                fn () => ($this->plugin->get(SaveIssue::class))($viewer, 0, 0, $issue->content),
                fn () => ($this->plugin->get(SaveIssue::class))($viewer, $issue->id, $issue->version, $issue->content),
                fn () => ($this->plugin->get(MoveIssue::class))($viewer, $issue->id, IssueStep::Start, $issue->version),
                fn () => ($this->plugin->get(MoveIssue::class))($viewer, $issue->id, IssueStep::Cancel, $issue->version),
                fn () => ($this->plugin->get(DecideLetter::class))($viewer, $reader->id, LetterDecision::SendAgain),
                fn () => $this->plugin->get(Samples::class)->test($viewer, $issue->id),
            ]);
            self::assertSame(array_fill(0, 6, ['forbidden']), $refusals);
        }
        self::assertSame([], $this->counts($issue));
    }

    /** @return array<string, int> */
    private function sorted(Issue $issue): array
    {
        $counts = $this->counts($issue);
        ksort($counts);

        return $counts;
    }
}
