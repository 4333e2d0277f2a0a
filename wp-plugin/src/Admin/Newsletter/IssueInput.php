<?php

declare(strict_types=1);

namespace Passerelle\Admin\Newsletter;

use Passerelle\Kernel\FieldError;
use Passerelle\Languages\Lang;
use Passerelle\Newsletter\Issues\Automatic;
use Passerelle\Newsletter\Issues\Issue;
use Passerelle\Newsletter\Issues\IssueContent;

/** An issue in its form: stored, or as it was posted. */
final readonly class IssueInput
{
    /**
     * @param int $id 0: a new issue
     * @param string $search words of the picker without exactly one match
     * @param list<FieldError> $errors
     */
    public function __construct(
        public int $id,
        public int $version,
        public IssueContent $content,
        public string $search = '',
        public array $errors = [],
    ) {
    }

    public static function blank(Lang $language, Automatic $automatic): self
    {
        return new self(0, 0, new IssueContent($language, '', '', [], $automatic));
    }

    public static function of(Issue $issue): self
    {
        return new self($issue->id, $issue->version, $issue->content);
    }

    /** @param list<FieldError> $errors */
    public function with(array $errors): self
    {
        return new self($this->id, $this->version, $this->content, $this->search, [...$this->errors, ...$errors]);
    }

    /** @return list<FieldError> */
    public function errorsAt(string $path): array
    {
        return array_values(array_filter($this->errors, static fn (FieldError $error): bool => $error->path === $path));
    }
}
