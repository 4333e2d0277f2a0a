<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Content\Records;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** An editor composes an issue, until it is sent. */
final readonly class SaveIssue
{
    public const SUBJECT = 'subject';
    public const INTRODUCTION = 'introduction';
    public const CHOSEN = 'chosen';
    public const NEWEST = 'newest';
    public const CLOSING = 'closing';
    public const CLOSING_DAYS = 'closingDays';

    public function __construct(
        private IssueStore $issues,
        private Records $records,
        private IssueAudit $audit,
        private Transaction $transaction,
        private Config $config,
    ) {
    }

    /**
     * @param int $id 0: a new issue
     * @param int $version that the form was loaded with
     * @throws DomainError forbidden · not_found · invalid_fields · invalid_transition: it is no draft any more · stale_version
     */
    public function __invoke(Viewer $viewer, int $id, int $version, IssueContent $content): Issue
    {
        Editors::require($viewer);
        $errors = $this->errors($content);
        if ($errors !== []) {
            throw DomainError::invalid($errors);
        }

        return $this->transaction->run(function () use ($viewer, $id, $version, $content): Issue {
            $issue = $this->find($id === 0 ? $this->issues->add($content) : $this->change($id, $version, $content));
            $this->audit->saved($viewer, $issue);

            return $issue;
        });
    }

    /**
     * @return int its id
     * @throws DomainError not_found, invalid_transition, stale_version
     */
    private function change(int $id, int $version, IssueContent $content): int
    {
        $issue = $this->find($id);
        if ($issue->state !== IssueState::Draft) {
            throw new DomainError('invalid_transition');
        }
        if ($issue->version !== $version || !$this->issues->change($issue, $content)) {
            throw DomainError::staleVersion();
        }

        return $id;
    }

    /** @throws DomainError not_found */
    private function find(int $id): Issue
    {
        return $this->issues->find($id) ?? throw DomainError::notFound();
    }

    /** @return list<FieldError> */
    private function errors(IssueContent $content): array
    {
        $isEmpty = $content->paragraphs() === [] && $content->chosen === [] && $content->automatic->isEmpty();

        return [
            ...self::errorIf(trim($content->subject) === '', self::SUBJECT, 'required'),
            ...$this->tooLong($content->subject, self::SUBJECT, 'title'),
            ...self::errorIf($isEmpty, self::INTRODUCTION, 'required'),
            ...$this->tooLong($content->introduction, self::INTRODUCTION, 'long'),
            ...self::errorIf($this->unknown($content->chosen), self::CHOSEN, 'unknown_record'),
            ...self::errorIf(count($content->chosen) > $this->limit('chosen'), self::CHOSEN, 'too_many_rows', ['max' => $this->limit('chosen')]),
            ...$this->outside($content->automatic->newest, self::NEWEST, 0, 'newest'),
            ...$this->outside($content->automatic->closing, self::CLOSING, 0, 'closing'),
            ...$this->outside($content->automatic->closingDays, self::CLOSING_DAYS, $content->automatic->closing === 0 ? 0 : 1, 'closingDays'),
        ];
    }

    /** @return list<FieldError> */
    private function tooLong(string $text, string $path, string $limit): array
    {
        $max = $this->config->textMax($limit);

        return self::errorIf(mb_strlen($text) > $max, $path, 'too_long', ['max' => $max]);
    }

    /** @return list<FieldError> */
    private function outside(int $number, string $path, int $min, string $limit): array
    {
        return self::errorIf($number < $min || $number > $this->limit($limit), $path, 'invalid_value', ['max' => $this->limit($limit)]);
    }

    /**
     * @param value-of<FieldErrorCode> $code
     * @param array<string, int> $params
     * @return list<FieldError>
     */
    private static function errorIf(bool $isWrong, string $path, string $code, array $params = []): array
    {
        return $isWrong ? [new FieldError($path, $code, $params)] : [];
    }

    /** @param list<int> $chosen */
    private function unknown(array $chosen): bool
    {
        $groups = $chosen === [] ? [] : $this->records->findGroups($chosen);
        foreach ($chosen as $id) {
            $record = array_values($groups[$id] ?? [])[0] ?? null;
            if ($record === null || !in_array($record->type, Automatic::TYPES, true)) {
                return true;
            }
        }

        return false;
    }

    private function limit(string $name): int
    {
        return $this->config->limit('newsletter', $name);
    }
}
