<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Calls;

use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\CallRequest;
use Passerelle\Calls\Management\ChangeCall;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Tests\IntegrationTestCase;

/** A call remembers the closing date that it was announced with, once that is put off. */
final class ExtendedCallTest extends IntegrationTestCase
{
    private const FIRST = '2099-06-01T12:00:00Z';
    private const LATER = '2099-06-15T12:00:00Z';
    private const LATEST = '2099-06-30T12:00:00Z';

    public function testExtendedCallKeepsTheOriginalClosingDate(): void
    {
        $call = $this->published();
        self::assertSame('', self::extendedFrom($call));

        $call = $this->content->save($call, ['closesAt' => self::LATER]);
        self::assertSame(self::FIRST, self::extendedFrom($call));

        $call = $this->content->save($call, ['closesAt' => self::LATEST]);
        self::assertSame(self::FIRST, self::extendedFrom($call), 'The date announced first, not the last one.');

        $call = $this->content->save($call, [], title: 'Autre titre');
        self::assertSame(self::FIRST, self::extendedFrom($call));
    }

    public function testIsNotExtendedWithTheOriginalClosingDate(): void
    {
        $call = $this->content->save($this->published(), ['closesAt' => self::LATER]);
        $call = $this->closed($call, self::FIRST);

        self::assertSame('', self::extendedFrom($call));
        self::assertSame('', get_post_meta($call->id, '_passerelle_extended_from', true));
    }

    public function testClosingEarlierIsNoExtension(): void
    {
        $call = $this->closed($this->published(), '2099-05-01T12:00:00Z');
        self::assertSame('', self::extendedFrom($call));
    }

    public function testDraftHasNoOriginalClosingDate(): void
    {
        $draft = $this->content->draft(ContentType::CallForApplication, ['closesAt' => self::FIRST]);
        self::assertSame('', self::extendedFrom($this->content->save($draft, ['closesAt' => self::LATER])));
    }

    public function testIsTheSameInEachLanguage(): void
    {
        $call = $this->published();
        $english = $this->content->published(ContentType::CallForApplication, [], Lang::English, groupId: $call->groupId);
        $this->content->save($this->reload($call), ['closesAt' => self::LATER]);

        self::assertSame(self::FIRST, self::extendedFrom($this->reload($english)));
        self::assertSame(self::FIRST, self::extendedFrom($this->reload($call)));
    }

    public function testLaterTranslationHasTheSharedValue(): void
    {
        $call = $this->content->save($this->published(), ['closesAt' => self::LATER]);
        $english = $this->content->draft(ContentType::CallForApplication, [], Lang::English, groupId: $call->groupId);

        self::assertSame(self::FIRST, self::extendedFrom($this->reload($english)));
    }

    public function testIsNotEditableByHand(): void
    {
        $call = $this->published();
        $this->expectExceptionObject(new \Passerelle\Kernel\DomainError('invalid_fields'));
        $this->content->save($call, ['extendedFrom' => self::FIRST]);
    }

    private function closed(Record $call, string $closesAt): Record
    {
        $request = new CallRequest(CallAction::CloseEarly, $call->id, $call->version, closesAt: $closesAt, reason: 'Motif');

        return ($this->plugin->get(ChangeCall::class))($this->content->staff(), $request);
    }

    private function published(): Record
    {
        return $this->content->published(ContentType::CallForApplication, ['closesAt' => self::FIRST]);
    }

    private static function extendedFrom(Record $call): string
    {
        return $call->values->text('extendedFrom');
    }
}
