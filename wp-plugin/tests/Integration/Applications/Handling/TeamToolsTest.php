<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Handling;

use Passerelle\Accounts\Privacy\Records\ViewRecords;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Handling\HandlingResult;
use Passerelle\Applications\Handling\Listing\ListFilter;
use Passerelle\Applications\Handling\Listing\ListSort;
use Passerelle\Applications\Handling\Listing\SentApplications;
use Passerelle\Applications\Handling\Reading\ReadMarks;
use Passerelle\Applications\Handling\Tags\TagApplications;
use Passerelle\Applications\Handling\Views\SavedViews;
use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Applications\ApplicationTestCase;

/** What those who run a call use in its list: tags, likely duplicates, order by answers, saved views. */
final class TeamToolsTest extends ApplicationTestCase
{
    private const FORM = [
        'title' => ['kind' => 'shortText', 'required' => true],
        'budget' => ['kind' => 'amount', 'currency' => 'EUR'],
        'people' => ['kind' => 'number', 'decimals' => 1],
        'day' => ['kind' => 'date'],
        'art' => ['kind' => 'choice', 'choices' => [
            ['id' => 'theatre', 'label' => ['fr' => 'Théâtre', 'en' => 'Theatre']],
            ['id' => 'dance', 'label' => ['fr' => 'Danse', 'en' => 'Dance']],
        ]],
        'contact' => ['kind' => 'email'],
        'long' => ['kind' => 'longText'],
    ];

    private Record $call;

    protected function setUp(): void
    {
        parent::setUp();
        $this->call = $this->call();
        $this->publishForm($this->call, self::document(self::FORM));
    }

    public function testTagsAreAddedRemovedAndFiltered(): void
    {
        [$one, $two] = [$this->sent(['title' => 'Un']), $this->sent(['title' => 'Deux'])];
        self::assertSame([null, null, 'not_found'], $this->codes($this->tag([$one, $two, 999999], 'À  revoir')));
        self::assertSame([null], $this->codes($this->tag([$one], 'a revoir')), 'The same one, without case and accents.');
        $list = $this->list();
        self::assertSame(['À revoir'], array_column((array) $list['tags'], 'name'));
        self::assertSame([['À revoir'], ['À revoir']], array_column((array) $list['items'], 'tags'));
        $tag = array_column((array) $list['tags'], 'id')[0];
        self::assertSame([null], $this->codes($this->tag([$two], 'À revoir', false)));
        self::assertSame([$one], $this->ids(new ListFilter(tag: $tag)));
        self::assertSame([], $this->ids(new ListFilter(tag: $tag + 1)));
        $this->tag([$one], 'À revoir', false);
        self::assertSame([], $this->list()['tags'], 'It ends with its last application.');
        self::assertSame(['tag: required'], $this->refusals(fn () => $this->tag([$one], ' ! ')));
        self::assertSame(['tag: too_long'], $this->refusals(fn () => $this->tag([$one], str_repeat('a', 41))));
        foreach (range(1, 10) as $number) {
            $this->tag([$one], "Étiquette {$number}");
        }
        self::assertSame(['tags_used_up'], $this->codes($this->tag([$one], 'Une de trop')));
    }

    public function testNobodyElseTagsOrReadsThem(): void
    {
        $member = $this->users->beneficiaire();
        $id = $this->sent(['title' => 'Un'], $member);
        $this->tag([$id], 'Favori');
        foreach ([$member, $this->users->operateur(), $this->users->moderateur('SN'), $this->users->administrator(), Viewer::anonymous()] as $person) {
            self::assertSame(['not_found'], $this->codes($this->tag([$id], 'Autre', viewer: $person)));
            self::assertSame(['not_found'], $this->refusals(fn () => $this->plugin->get(ReadMarks::class)->of($person, $id)));
            self::assertSame(['not_found'], $this->refusals(fn () => $this->plugin->get(SavedViews::class)->of($person, $this->call->id, null)));
        }
        self::assertSame(['Favori'], $this->plugin->get(ReadMarks::class)->of($this->manager, $id)['tags']);
    }

    public function testLikelyDuplicatesAreFound(): void
    {
        $member = $this->users->beneficiaire();
        $structure = $this->structure([[$member, 'owner', 'member']]);
        $one = $this->sent(['title' => 'Un', 'contact' => 'Troupe@example.test'], $member);
        $two = $this->sent(['title' => 'Deux'], $member, $structure);
        $three = $this->sent(['title' => 'Trois', 'contact' => ' troupe@example.test']);
        $four = $this->sent(['title' => 'Quatre', 'contact' => 'other@example.test']);
        $marks = fn (int $id): array => array_map(
            static fn (array $row): array => [$row['id'], $row['kinds']],
            $this->plugin->get(ReadMarks::class)->of($this->manager, $id)['duplicates'],
        );
        self::assertEqualsCanonicalizing([[$two, ['person', 'email']], [$three, ['email']]], $marks($one));
        self::assertSame([], $marks($four));
        self::assertEqualsCanonicalizing([$one, $two, $three], $this->ids(new ListFilter(isDuplicate: true)));
        $flags = array_column((array) $this->list()['items'], 'duplicates', 'id');
        self::assertSame([[], ['email']], [$flags[$four], $flags[$three]]);
    }

    public function testTheOrderFollowsAnswers(): void
    {
        $a = $this->sent(['title' => 'Éclat', 'budget' => '1000.50', 'people' => '-2.5', 'day' => '2027-05-01', 'art' => 'dance']);
        $b = $this->sent(['title' => 'aube', 'budget' => '999', 'people' => '10', 'day' => '2027-04-30', 'art' => 'theatre']);
        $c = $this->sent(['title' => 'Zénith']);
        $by = fn (string $question, ListSort $sort = ListSort::Answer): array => $this->ids(new ListFilter(sort: $sort, by: $question));
        self::assertSame([$b, $a, $c], $by('title'));
        self::assertSame([$c, $a, $b], $by('title', ListSort::AnswerDescending));
        self::assertSame([$b, $a, $c], $by('budget'));
        self::assertSame([$a, $b, $c], $by('budget', ListSort::AnswerDescending), 'Without an answer: always last.');
        self::assertSame([$a, $b, $c], $by('people'));
        self::assertSame([$b, $a, $c], $by('day'));
        self::assertSame([$b, $a, $c], $by('art'), 'In the order of the form.');
        self::assertSame([$c, $b, $a], $by('long'), 'No order of long texts: the newest first.');
        self::assertSame([$c, $b, $a], $by('unknown'));
    }

    public function testViewsAreSavedSharedAndDeleted(): void
    {
        $views = $this->plugin->get(SavedViews::class);
        $save = fn (Viewer $viewer, string $name, string $search, bool $isShared = false, ?int $id = null)
            => $views->save($viewer, $this->call->id, null, $id, $name, $search, $isShared);
        $names = fn (Viewer $viewer): array => array_column($views->of($viewer, $this->call->id, null), 'name');
        $save($this->manager, 'À  moi', '?standing=sent&columns=title');
        $save($this->manager, 'Équipe', 'sort=name', true);
        self::assertSame([['À moi', 'Équipe'], ['Équipe']], [$names($this->manager), $names($this->owner)]);
        [$own, $shared] = array_column($views->of($this->manager, $this->call->id, null), 'id');
        self::assertSame(['not_found'], $this->refusals(fn () => $save($this->owner, 'x', '', false, $own)));
        self::assertSame(['not_found'], $this->refusals(fn () => $views->delete($this->owner, $this->call->id, null, $own)));
        self::assertSame(['name: name_taken'], $this->refusals(fn () => $save($this->owner, 'équipe', '', true)));
        self::assertSame(['name: required', 'search: invalid_value'], $this->refusals(fn () => $save($this->owner, ' ', 'q=<b>')));
        $save($this->owner, 'Nous', 'sort=oldest', true, $shared);
        self::assertSame(['Nous'], $names($this->owner));
        [$row] = iterator_to_array($this->plugin->get(ViewRecords::class)->of($this->manager->id), false);
        self::assertSame(['À moi', 'standing=sent&columns=title', false], [$row['name'], $row['filters'], $row['shared']]);
        $views->delete($this->owner, $this->call->id, null, $shared);
        self::assertSame(['À moi'], $names($this->manager));
    }

    /** @param array<string, mixed> $answers */
    private function sent(array $answers, ?Viewer $member = null, ?Record $structure = null): int
    {
        $member ??= $this->users->beneficiaire();
        $id = $this->id($this->begin($member, $this->call, $structure?->id));
        // The address of the account is filled in beforehand.
        $this->write($member, $id, 1, ['contact' => null, ...$answers]);
        $this->perform($member, ApplicationAction::Send, $id, 2);

        return $id;
    }

    /**
     * @param list<int> $ids
     * @return list<HandlingResult>
     */
    private function tag(array $ids, string $name, bool $isAdded = true, ?Viewer $viewer = null): array
    {
        return ($this->plugin->get(TagApplications::class))($viewer ?? $this->manager, $ids, $name, $isAdded);
    }

    /**
     * @param list<HandlingResult> $results
     * @return list<string|null>
     */
    private function codes(array $results): array
    {
        return array_map(static fn (HandlingResult $result): ?string => $result->error?->errorCode, $results);
    }

    /** @return array<string, mixed> */
    private function list(ListFilter $filter = new ListFilter()): array
    {
        return $this->plugin->get(SentApplications::class)->page($this->manager, $this->call->id, null, $filter, [], 1);
    }

    /** @return list<mixed> */
    private function ids(ListFilter $filter): array
    {
        return array_column((array) $this->list($filter)['items'], 'id');
    }
}
