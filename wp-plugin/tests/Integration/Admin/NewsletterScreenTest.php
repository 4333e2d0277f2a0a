<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Newsletter\NewsletterScreen;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Newsletter\Issues\IssueStore;
use Passerelle\Newsletter\Issues\LetterState;
use Passerelle\Newsletter\Issues\LetterStore;
use Passerelle\Tests\Integration\Newsletter\Issues\LettersTestCase;

final class NewsletterScreenTest extends LettersTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user($this->editor->id);
    }

    public function testAnIssueIsComposedAndListed(): void
    {
        $chosen = $this->content->published(ContentType::Resource, title: 'Guide <b>pratique</b>');
        $named = $this->content->published(ContentType::Event, title: 'Nuit du conte');
        self::assertStringContainsString('Aucune lettre', $this->render());
        $fields = Browser::fields(Browser::submit($this->render(['new' => '1'])));
        self::assertSame('fr', $fields['language'] ?? null);
        $page = $this->perform([
            'task' => 'save',
            'issue' => '0',
            'version' => '0',
            'fields' => [
                ...$fields,
                'subject' => 'Bonjour <i>à</i> tous',
                'introduction' => "Un\r\n\r\nDeux & trois",
                'chosen' => ['id' => [(string) $chosen->groupId], 'search' => 'Nuit du conte'],
                'types' => ['event', 'structure'],
                'newest' => '5',
                'closing' => '',
                'closingDays' => '',
            ],
        ]);
        $id = (int) ($page['issue'] ?? 0);
        $content = $this->plugin->get(IssueStore::class)->find($id)?->content;

        self::assertSame(['issue' => (string) $id, 'done' => 'save'], $page);
        self::assertSame(
            [Lang::French, 'Bonjour <i>à</i> tous', ['Un', 'Deux & trois'], [$chosen->groupId, $named->groupId]],
            [$content?->language, $content?->subject, $content?->paragraphs(), $content?->chosen],
        );
        self::assertSame(['types' => ['event'], 'newest' => 5, 'closing' => 0, 'closingDays' => 0], $content?->automatic->toArray());
        $html = $this->render($page);
        self::assertStringContainsString('La lettre est enregistrée.', $html);
        self::assertMatchesRegularExpression('~<iframe sandbox="" [^>]*srcdoc="&lt;!DOCTYPE html&gt;~', $html);
        self::assertStringContainsString('Deux &amp;amp; trois', $html, 'Escaped for the document in the attribute, too.');
        self::assertStringNotContainsString('<script', $html);
        $again = Browser::fields(Browser::submit($html));
        self::assertSame(['id' => [(string) $chosen->groupId, (string) $named->groupId], 'search' => ''], $again['chosen'] ?? null);
        self::assertStringContainsString('Bonjour &lt;i&gt;à&lt;/i&gt; tous</a>', $this->render());
        self::assertStringContainsString('Newsletters', $this->render([], 'en_US'));
    }

    public function testANewIssueProposesNewItemsOfAllTypes(): void
    {
        $html = $this->render(['new' => '1']);

        self::assertSame(6, preg_match_all('~\[types\]\[\]"[^>]* checked~', $html));
        foreach (['newest' => 6, 'closing' => 3, 'closingDays' => 14] as $name => $number) {
            self::assertMatchesRegularExpression("~<input[^>]*id=\"passerelle-{$name}\"[^>]*value=\"{$number}\"~", $html);
        }
    }

    public function testARefusedFormKeepsWhatWasTyped(): void
    {
        $screen = $this->screen();
        $answer = $screen->perform(['task' => 'save', 'issue' => '0', 'version' => '0', 'fields' => [
            'language' => 'en',
            'subject' => '',
            'introduction' => 'Typed <text>',
            'chosen' => ['search' => 'No such item'],
            'newest' => 'many',
        ]]);
        $html = $this->html($screen);

        self::assertNull($answer);
        self::assertStringContainsString('value="No such item"', $html);
        self::assertStringContainsString('id="passerelle-chosen-error"', $html);
        self::assertSame([], $this->plugin->get(IssueStore::class)->newest(1));
        $answer = $screen->perform(['task' => 'save', 'issue' => '0', 'version' => '0', 'fields' => ['language' => 'en', 'subject' => '', 'newest' => 'many']]);
        $html = $this->html($screen);
        self::assertNull($answer);
        foreach (['subject', 'introduction', 'newest'] as $name) {
            self::assertStringContainsString("id=\"passerelle-{$name}-error\"", $html);
        }
    }

    public function testSendingIsAskedForWithTheNumberOfReaders(): void
    {
        $this->reader('one');
        $this->reader('two');
        $this->reader('john', Lang::English);
        $issue = $this->compose();
        self::assertStringContainsString("Abonnements en français\u{A0}: 2", $this->render([]));
        $page = ['issue' => (string) $issue->id];
        self::assertStringNotContainsString('value="start"', $this->render($page));
        self::assertMatchesRegularExpression('~Envoyer aux personnes abonnées \(2\)~', $this->render([...$page, 'confirm' => '1']));
        self::assertSame([...$page, 'error' => 'stale_version'], $this->perform(['task' => 'start', ...$page, 'version' => '7']));
        self::assertSame([...$page, 'done' => 'start'], $this->perform(['task' => 'start', ...$page, 'version' => '1']));
        self::assertSame(['waiting' => 2], $this->counts($issue));
        self::assertStringContainsString("En attente\u{A0}: 2", $this->render($page));
        foreach (['pause' => 'paused', 'resume' => 'sending', 'cancel' => 'cancelled'] as $task => $state) {
            self::assertStringContainsString("value=\"{$task}\"", $this->render($page));
            self::assertSame([...$page, 'done' => $task], $this->perform(['task' => $task, ...$page, 'version' => '1']));
            self::assertSame($state, $this->state($issue));
        }
        self::assertSame([...$page, 'error' => 'invalid_transition'], $this->perform(['task' => 'start', ...$page, 'version' => '1']));
        self::assertSame(['error' => 'generic_error'], $this->perform(['task' => 'unknown']));
    }

    public function testUncertainLettersAreListedAndDecidedUpon(): void
    {
        $this->reader('one');
        $issue = $this->compose();
        $page = ['issue' => (string) $issue->id];
        $this->perform(['task' => 'start', ...$page, 'version' => '1']);
        $store = $this->plugin->get(LetterStore::class);
        $letter = $store->claim($store->next($issue->id) ?? self::fail()) ?? self::fail();
        $this->clock->advance(61);
        $store->expire();

        self::assertMatchesRegularExpression("~one@example\\.test.*name=\"letter\" value=\"{$letter->id}\".*value=\"mark_sent\".*value=\"send_again\"~s", $this->render($page));
        self::assertSame([...$page, 'done' => 'mark_sent'], $this->perform(['task' => 'mark_sent', ...$page, 'letter' => (string) $letter->id]));
        self::assertSame(LetterState::Sent, $store->find($letter->id)?->state);
    }

    public function testProofsAreExportedByAdministratorsAndEachExportIsLogged(): void
    {
        $this->reader('one');
        self::assertStringNotContainsString('value="export"', $this->render());
        self::assertSame(['forbidden'], $this->refusals(fn () => $this->screen()->export()));
        $administrator = $this->users->administrator();
        wp_set_current_user($administrator->id);
        self::assertStringContainsString('value="export"', $this->render());
        $lines = [...$this->screen()->export()];

        self::assertStringContainsString("\u{FEFF}\"subscription\";\"email\";\"event\"", $lines[0]);
        self::assertSame(
            [['action' => 'export', 'reason' => 'newsletter_proofs_csv']],
            $this->db->rows("SELECT action, reason FROM {$this->db->table('audit')} ORDER BY id DESC LIMIT 1"),
        );
    }

    public function testOthersSeeAndDoNothing(): void
    {
        $this->reader('secret');
        $issue = $this->compose();
        foreach ([$this->users->moderateur('SN'), $this->users->operateur(), $this->users->beneficiaire()] as $viewer) {
            wp_set_current_user($viewer->id);
            foreach ([[], ['new' => '1'], ['issue' => (string) $issue->id]] as $query) {
                $html = $this->render($query);
                self::assertStringNotContainsString('novembre', $html);
                self::assertStringNotContainsString('Abonnements en', $html);
                self::assertStringNotContainsString('<form', $html);
            }
            foreach (['save', 'test', 'start', 'cancel', 'mark_sent', 'send_again'] as $task) {
                $posted = ['task' => $task, 'issue' => (string) $issue->id, 'version' => '1', 'letter' => '1', 'fields' => ['subject' => 'a', 'introduction' => 'b']];
                self::assertSame(['issue' => (string) $issue->id, 'error' => 'forbidden'], $this->perform($posted), $task);
            }
            self::assertSame(['forbidden'], $this->refusals(fn () => $this->screen()->export()));
        }
        self::assertSame(['draft', 'La lettre de novembre'], [$this->state($issue), $this->plugin->get(IssueStore::class)->find($issue->id)?->content->subject]);
    }

    /** @param array<string, string> $query */
    private function render(array $query = [], string $locale = 'fr_FR'): string
    {
        $_GET = wp_slash($query);

        return $this->html($this->screen($locale));
    }

    private function html(NewsletterScreen $screen): string
    {
        ob_start();
        $screen->render();

        return (string) ob_get_clean();
    }

    /**
     * @param array<string, mixed> $posted
     * @return array<string, string>
     */
    private function perform(array $posted): array
    {
        return $this->screen()->perform($posted) ?? self::fail('A value was refused.');
    }

    private function screen(string $locale = 'fr_FR'): NewsletterScreen
    {
        return $this->pluginWith([Texts::class => new Texts(static fn (): string => $locale)])->get(NewsletterScreen::class);
    }
}
