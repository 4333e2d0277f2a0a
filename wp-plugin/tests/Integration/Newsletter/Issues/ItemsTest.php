<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Newsletter\Issues;

use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Newsletter\Issues\Automatic;
use Passerelle\Newsletter\Issues\IssueContent;
use Passerelle\Newsletter\Issues\IssueStep;
use Passerelle\Newsletter\Issues\Samples;
use Passerelle\Newsletter\Issues\SaveIssue;
use Passerelle\Rights\Transition;
use Passerelle\Tests\Integration\Mail\Received;
use Passerelle\Tests\Integration\Mail\SmtpServer;

/** Which items a letter has. */
final class ItemsTest extends LettersTestCase
{
    public function testALetterHasTheItemsOfItsReader(): void
    {
        $this->serve(SmtpServer::TAKES);
        $theatre = $this->sectors->find('theatre')->id ?? 0;
        $dance = $this->sectors->find('dance')->id ?? 0;
        [$senegal, $france] = [$this->countries->find('SN')->id ?? 0, $this->countries->find('FR')->id ?? 0];
        self::assertNotContains(0, [$theatre, $dance, $senegal, $france]);
        $this->content->published(ContentType::Initiative, ['sectorIds' => ['theatre'], 'countryIds' => ['SN']], title: 'Théâtre à Dakar');
        $this->content->published(ContentType::Initiative, ['sectorIds' => ['dance'], 'countryIds' => ['SN']], title: 'Danse à Dakar');
        $this->content->published(ContentType::Initiative, ['sectorIds' => ['theatre'], 'countryIds' => ['FR']], title: 'Théâtre à Lyon');
        $this->content->published(ContentType::Resource, ['sectorIds' => ['theatre'], 'countryIds' => ['SN']], title: 'Type non choisi');
        $this->reader('all');
        $this->reader('theatre', sectorIds: [$theatre], countryIds: [$senegal]);
        $this->reader('dance', sectorIds: [$dance], countryIds: [$france]);
        $this->move($this->compose(automatic: new Automatic([ContentType::Initiative], 10, 0, 0)), IssueStep::Start);
        $this->work();

        $titles = $this->titles();
        ksort($titles);
        sort($titles['all@example.test']);
        self::assertSame([
            'all@example.test' => ['Danse à Dakar', 'Théâtre à Dakar', 'Théâtre à Lyon'],
            'dance@example.test' => [],
            'theatre@example.test' => ['Théâtre à Dakar'],
        ], $titles);
    }

    public function testWhatIsHiddenSinceOrForMembersIsLeftOut(): void
    {
        $this->serve(SmtpServer::TAKES);
        $shown = $this->content->published(ContentType::Resource, title: 'Reste public');
        $hidden = $this->content->published(ContentType::Resource, title: 'Caché depuis');
        $members = $this->content->published(ContentType::Resource, title: 'Pour les membres', audience: Audience::Members);
        $draft = $this->content->draft(ContentType::Resource, title: 'Brouillon');
        $this->reader('one');
        $issue = $this->compose([$hidden->groupId, $shown->groupId, $members->groupId, $draft->groupId], new Automatic([ContentType::Resource], 10, 0, 0));
        $this->move($issue, IssueStep::Start);
        $this->content->change($hidden, Transition::TakeOffline);
        $this->work();
        $mail = $this->taken()[0] ?? '';

        self::assertSame(['Reste public'], self::titlesOf($mail));
        foreach (['Caché', 'membres', 'Brouillon'] as $word) {
            self::assertStringNotContainsString($word, Received::parse($mail)->parts['text/html'] ?? '');
        }
        self::assertSame([$hidden->groupId, $members->groupId, $draft->groupId], $this->plugin->get(Samples::class)->leftOut($issue));
    }

    public function testChosenItemsComeFirstInTheirOrderAndOnce(): void
    {
        // The search index has the clock of the machine.
        $this->clock->advance(max(0, time() - $this->clock->now()->getTimestamp()));
        $old = $this->clock->now()->modify('-1 year');
        $first = $this->content->published(ContentType::Resource, title: 'Un', at: $old);
        $second = $this->content->published(ContentType::Event, title: 'Deux');
        $closing = fn (string $title, int $days): int => $this->content->published(ContentType::CallForApplication, [
            'opensAt' => '2026-11-01T08:00:00Z',
            'closesAt' => $this->clock->now()->modify("+{$days} days")->format('Y-m-d\TH:i:s\Z'),
            'zone' => 'Africa/Dakar',
        ], title: $title, at: $old)->groupId;
        $closing('Clôt plus tard', 30);
        $closing('Clôt dans dix jours', 10);
        $closing('Clôt demain', 1);
        $english = $this->content->published(ContentType::Initiative, language: Lang::English, title: 'Only in English');
        $issue = $this->compose([$second->groupId, $first->groupId], new Automatic([ContentType::Event, ContentType::Initiative], 10, 5, 14));
        $entries = $this->plugin->get(Samples::class)->of($issue)->entries;

        self::assertSame(['Deux', 'Un', 'Clôt demain', 'Clôt dans dix jours', 'Only in English (en anglais)'], array_column($entries, 'title'));
        self::assertMatchesRegularExpression('/^Appel à candidatures · clôture le \d.* \(Dakar\)$/u', $entries[2]->at);
        self::assertStringEndsWith("/en/initiative/{$english->slug}/", (string) $entries[4]->url);
    }

    public function testWithoutAnythingToReadNoLetterIsSent(): void
    {
        $this->serve(SmtpServer::TAKES);
        $this->reader('one');
        $issue = $this->compose(automatic: new Automatic([ContentType::Initiative], 10, 0, 0), introduction: '');
        $this->move($issue, IssueStep::Start);
        $this->work();

        self::assertSame([['skipped' => 1], []], [$this->counts($issue), $this->taken()]);
    }

    public function testAnEditorGetsATest(): void
    {
        $this->serve(SmtpServer::TAKES);
        $this->reader('one');
        $this->content->published(ContentType::Resource, title: 'Une ressource');
        $issue = $this->compose(automatic: new Automatic([ContentType::Resource], 10, 0, 0));
        $this->plugin->get(Samples::class)->test($this->editor, $issue->id);
        $this->work();
        $taken = $this->taken();
        $mail = Received::parse($taken[0] ?? '');

        self::assertSame(
            [1, get_userdata($this->editor->id)->user_email ?? '', 'La lettre de novembre', ''],
            [count($taken), ...array_map($mail->header(...), ['To', 'Subject', 'List-Unsubscribe'])],
        );
        self::assertSame([['Une ressource'], 'draft', []], [self::titlesOf($taken[0]), $this->state($issue), $this->counts($issue)]);
    }

    public function testRefusesWhatIsIncompleteOrTooMuch(): void
    {
        $structure = $this->content->published(ContentType::Structure);
        $save = fn (string $subject, string $text, array $chosen, Automatic $automatic): array => $this->refusals(fn () => ($this->plugin->get(SaveIssue::class))(
            $this->editor,
            0,
            0,
            new IssueContent(Lang::French, $subject, $text, array_values(array_filter($chosen, is_int(...))), $automatic),
        ));
        $none = new Automatic([], 0, 0, 0);

        self::assertSame(['subject: required', 'introduction: required'], $save(' ', " \n ", [], $none));
        self::assertSame(['subject: too_long', 'introduction: too_long'], $save(str_repeat('é', 151), str_repeat('é', 3001), [], $none));
        self::assertSame(['chosen: unknown_record'], $save('a', 'b', [999_999], $none));
        self::assertSame(['chosen: unknown_record'], $save('a', 'b', [$structure->groupId], $none));
        self::assertSame(['newest: invalid_value', 'closing: invalid_value', 'closingDays: invalid_value'], $save('a', 'b', [], new Automatic([], 13, 13, 31)));
    }

    /** @return array<string, list<string>> by address */
    private function titles(): array
    {
        $titles = [];
        foreach ($this->taken() as $mail) {
            $titles[Received::parse($mail)->header('To')] = self::titlesOf($mail);
        }

        return $titles;
    }

    /** @return list<string> */
    private static function titlesOf(string $mail): array
    {
        preg_match_all('/^\* (.*)$/m', str_replace("\r", '', Received::parse($mail)->parts['text/plain'] ?? ''), $found);

        return $found[1];
    }
}
