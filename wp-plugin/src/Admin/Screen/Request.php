<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use Passerelle\Admin\Decisions\PostedDecision;
use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Form\Upload;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Transition;

/** The posted edit form, unslashed. */
final readonly class Request
{
    public const NONCE = 'passerelle_nonce';
    public const STEP = 'passerelle_do';
    public const VERSION = 'passerelle_version';
    public const CURRENT_VERSION = 'passerelle_current_version';
    public const LANGUAGE = 'passerelle_language';
    public const TITLE = 'passerelle_title';
    public const SLUG = 'passerelle_slug';
    public const AUDIENCE = 'passerelle_audience';
    public const AT = 'passerelle_at';
    public const TARGET_LANGUAGE = 'passerelle_target_language';
    public const ALT = 'passerelle_alt';
    public const SAME_TEXTS = 'passerelle_same_texts';
    public const REASON = 'passerelle_reason';

    /**
     * @param array<array-key, mixed> $post
     * @param array<string, list<Upload>> $uploads
     */
    private function __construct(private array $post, public array $uploads)
    {
    }

    /**
     * @param array<array-key, mixed> $post $_POST, slashed by WordPress
     * @param array<array-key, mixed> $files $_FILES
     */
    public static function from(array $post, array $files): self
    {
        return new self(wp_unslash($post), Upload::fromRequest($files));
    }

    public function postId(): int
    {
        return (int) $this->text('post_ID');
    }

    public function type(): ?ContentType
    {
        return ContentType::tryFrom($this->text('post_type'));
    }

    public function step(): Step|Transition
    {
        return Step::named($this->text(self::STEP)) ?? Step::Save;
    }

    public function language(): Lang
    {
        return Lang::tryFrom($this->text(self::LANGUAGE)) ?? Lang::DEFAULT;
    }

    public function targetLanguage(): ?Lang
    {
        return Lang::tryFrom($this->text(self::TARGET_LANGUAGE));
    }

    public function audience(): Audience
    {
        return Audience::tryFrom($this->text(self::AUDIENCE)) ?? Audience::Public;
    }

    public function version(): int
    {
        return (int) $this->text($this->step() === Step::Overwrite ? self::CURRENT_VERSION : self::VERSION);
    }

    /** Confirmation that texts are meant to equal those of the source language. */
    public function confirmsSameTexts(): bool
    {
        return $this->text(self::SAME_TEXTS) === '1';
    }

    /** The nonce is bound to the post, or to the type of a new one. */
    public static function nonceAction(int $postId, ContentType $type): string
    {
        return 'passerelle_save_' . ($postId > 0 ? (string) $postId : $type->value);
    }

    public function nonce(): string
    {
        return $this->text(self::NONCE);
    }

    public function text(string $key): string
    {
        $value = $this->post[$key] ?? '';

        return is_scalar($value) ? (string) $value : '';
    }

    /** @return array<array-key, mixed> */
    public function fields(): array
    {
        return $this->list(Slot::FIELDS);
    }

    /** Day and hour of a planned publication, as typed. */
    public function at(): string
    {
        $at = $this->list(self::AT);
        $date = is_string($at['date'] ?? null) ? trim($at['date']) : '';
        $time = is_string($at['time'] ?? null) ? trim($at['time']) : '';

        return $date === '' ? '' : trim("{$date} {$time}");
    }

    public function decision(): PostedDecision
    {
        return PostedDecision::from($this->list(PostedDecision::NAME));
    }

    /** @return array<int, array<string, string>> alternative texts by file id and language */
    public function alternatives(): array
    {
        $alternatives = [];
        foreach ($this->list(self::ALT) as $id => $texts) {
            foreach (is_array($texts) ? $texts : [] as $language => $text) {
                if (is_int($id) && Lang::tryFrom((string) $language) !== null && is_string($text)) {
                    $alternatives[$id][(string) $language] = trim($text);
                }
            }
        }

        return $alternatives;
    }

    /** @return array<array-key, mixed> */
    private function list(string $key): array
    {
        $value = $this->post[$key] ?? [];

        return is_array($value) ? $value : [];
    }
}
