<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Settings;

use DateTimeImmutable;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\DecisionLetters\Letter;
use Passerelle\Applications\Decisions\DecisionLetters\LetterField;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\PluginFolder;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;

/** Reads what managers say about decisions, or names what does not fit. */
final readonly class SettingsReader
{
    private const FILE = 'decision-letters.json';
    /** Characters of an unknown name in the path of its refusal. */
    private const NAME = 40;

    /**
     * @param int $subjectMax characters
     * @param int $letterMax characters
     * @param int $offerDaysMax days to answer an offer
     * @param int $offerDays those where nothing is chosen
     * @param int $reviewDaysMax days to ask for a review
     */
    public function __construct(
        private PluginFolder $folder,
        #[Limit('decisions', 'subject')] private int $subjectMax,
        #[Limit('decisions', 'letter')] private int $letterMax,
        #[Limit('decisions', 'offerDaysMax')] private int $offerDaysMax,
        #[Limit('decisions', 'offerDays')] private int $offerDays,
        #[Limit('decisions', 'reviewDaysMax')] private int $reviewDaysMax,
    ) {
    }

    /** The settings of a stage for which nothing is stored: letters of the platform, which managers change. */
    public function initial(Stage $stage): DecisionSettings
    {
        return new DecisionSettings($stage, 0, self::letters($this->initialTexts()), null, $this->offerDays);
    }

    /** What is stored, which was read before. */
    public function stored(Stage $stage, int $version, string $document): DecisionSettings
    {
        $members = self::members(json_decode($document, true, flags: JSON_THROW_ON_ERROR));
        $until = $members['confirmUntil'] ?? null;

        return new DecisionSettings(
            $stage,
            $version,
            self::letters($this->withAdvance(self::members($members['letters'] ?? null))),
            StoredInstant::readOrNull(is_string($until) ? $until : null),
            is_int($members['offerDays'] ?? null) ? $members['offerDays'] : $this->offerDays,
            is_int($members['reviewDays'] ?? null) ? $members['reviewDays'] : 0,
            ($members['showsResults'] ?? false) === true,
        );
    }

    /**
     * @param DecisionSettings $before what is stored
     * @throws DomainError invalid_fields: an unknown field of a letter is named
     */
    public function read(DecisionSettings $before, SettingsInput $input, ?DateTimeImmutable $confirmUntil): DecisionSettings
    {
        $letters = self::letters($this->withAdvance($input->letters));
        $reviewDays = $input->reviewDays ?? $before->reviewDays;
        $problems = [...self::outside('offerDays', $input->offerDays, 1, $this->offerDaysMax), ...self::outside('reviewDays', $reviewDays, 0, $this->reviewDaysMax)];
        foreach (DecisionKind::cases() as $kind) {
            foreach (Lang::cases() as $language) {
                $letter = $letters[$kind->value][$language->value] ?? new Letter('', '');
                $problems = [...$problems, ...$this->problems("letters.{$kind->value}.{$language->value}", $kind, $letter)];
            }
        }
        if ($problems !== []) {
            throw DomainError::invalid($problems);
        }

        return new DecisionSettings(
            $before->stage,
            0,
            $letters,
            $confirmUntil,
            $input->offerDays,
            $reviewDays,
            $input->showsResults ?? $before->showsResults,
        );
    }

    /**
     * Letters about the next stage are asked only where there is one.
     *
     * @param array<string, mixed> $texts by decision
     * @return array<string, mixed>
     */
    private function withAdvance(array $texts): array
    {
        $kind = DecisionKind::Advanced->value;

        return isset($texts[$kind]) ? $texts : [...$texts, $kind => $this->initialTexts()[$kind] ?? null];
    }

    /** @return array<string, mixed> letters of the platform, by decision */
    private function initialTexts(): array
    {
        return self::members(json_decode((string) file_get_contents("{$this->folder->config()}/" . self::FILE), true, flags: JSON_THROW_ON_ERROR));
    }

    public static function json(DecisionSettings $settings): string
    {
        return json_encode([
            'letters' => $settings->letters,
            'confirmUntil' => $settings->confirmUntil?->format(StoredInstant::FORMAT),
            'offerDays' => $settings->offerDays,
            'reviewDays' => $settings->reviewDays,
            'showsResults' => $settings->showsResults,
        ], JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }

    /** @return list<FieldError> */
    private static function outside(string $path, int $value, int $min, int $max): array
    {
        return $value < $min || $value > $max ? [new FieldError($path, 'invalid_value', ['min' => $min, 'max' => $max])] : [];
    }

    /** @return list<FieldError> */
    private function problems(string $path, DecisionKind $kind, Letter $letter): array
    {
        $problems = [];
        foreach (['subject' => [$letter->subject, $this->subjectMax], 'body' => [$letter->body, $this->letterMax]] as $part => [$text, $max]) {
            $problems[] = $text === '' ? new FieldError("{$path}.{$part}", 'required') : null;
            $problems[] = mb_strlen($text) > $max ? new FieldError("{$path}.{$part}", 'too_long', ['max' => $max]) : null;
            $unknown = array_filter(LetterField::named($text), static fn (string $name): bool => LetterField::tryFrom($name)?->fits($kind) !== true);
            foreach ($unknown as $name) {
                $problems[] = new FieldError("{$path}.{$part}.{" . mb_substr($name, 0, self::NAME) . '}', 'unknown_letter_field');
            }
        }

        return array_values(array_filter($problems));
    }

    /**
     * @param array<string, mixed> $texts
     * @return array<string, array<string, Letter>>
     */
    private static function letters(array $texts): array
    {
        $letters = [];
        foreach (DecisionKind::cases() as $kind) {
            foreach (Lang::cases() as $language) {
                $text = self::members(self::members($texts[$kind->value] ?? null)[$language->value] ?? null);
                [$subject, $body] = [$text['subject'] ?? '', $text['body'] ?? ''];
                $letters[$kind->value][$language->value] = Letter::tidied(is_string($subject) ? $subject : '', is_string($body) ? $body : '');
            }
        }

        return $letters;
    }

    /** @return array<string, mixed> */
    private static function members(mixed $value): array
    {
        $members = [];
        foreach (is_array($value) ? $value : [] as $name => $member) {
            $members[(string) $name] = $member;
        }

        return $members;
    }
}
