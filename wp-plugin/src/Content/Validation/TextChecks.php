<?php

declare(strict_types=1);

namespace Passerelle\Content\Validation;

use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\Html;
use Passerelle\Kernel\Text\Blanks;
use Passerelle\Kernel\Text\PlainText;

/** Texts and addresses: long texts sanitised, plain texts as typed; then measured. Each returns null for empty and for rejected values. */
final class TextChecks
{
    private const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'];
    private const VIDEO_ID = '[A-Za-z0-9_-]{11}';
    private const SLUG = '/^[a-z0-9]+(?:-[a-z0-9]+)*$/';

    public function check(Field $field, mixed $raw, string $path, Context $context): ?string
    {
        if (!is_string($raw)) {
            return $context->unexpected($path);
        }
        $text = match ($field->kind) {
            FieldKind::Html => $this->html($raw),
            FieldKind::LongText => PlainText::paragraphs($raw),
            FieldKind::Url, FieldKind::YoutubeUrl => WebAddress::complete(PlainText::line($raw)),
            FieldKind::Email => Blanks::trim(PlainText::line($raw)),
            default => PlainText::line($raw),
        };
        if ($text === '') {
            return null;
        }
        if ($field->max !== null && mb_strlen($text) > $field->max) {
            return $context->refuse($path, 'too_long', ['max' => $field->max]);
        }
        $code = match ($field->kind) {
            FieldKind::Url => WebAddress::isValid($text) ? null : 'invalid_url',
            FieldKind::YoutubeUrl => $this->isYoutube($text) ? null : 'invalid_youtube_url',
            FieldKind::Email => EmailAddress::isValid($text) ? null : 'invalid_email',
            default => null,
        };

        return $code === null ? $text : $context->refuse($path, $code);
    }

    public static function isSlug(string $slug): bool
    {
        return preg_match(self::SLUG, $slug) === 1;
    }

    private function html(string $raw): string
    {
        $html = Html::sanitise($raw);
        return Html::isEmpty($html) ? '' : $html;
    }

    private function isYoutube(string $url): bool
    {
        if (!WebAddress::isValid($url)) {
            return false;
        }
        $host = strtolower((string) parse_url($url, PHP_URL_HOST));
        $path = (string) parse_url($url, PHP_URL_PATH);
        parse_str((string) parse_url($url, PHP_URL_QUERY), $query);
        $id = $query['v'] ?? '';
        if ($host === 'youtu.be') {
            return preg_match('~^/' . self::VIDEO_ID . '/?$~', $path) === 1;
        }

        return in_array($host, self::YOUTUBE_HOSTS, true) && (
            preg_match('~^/(?:embed|shorts|live)/' . self::VIDEO_ID . '/?$~', $path) === 1
            || (rtrim($path, '/') === '/watch' && is_string($id) && preg_match('/^' . self::VIDEO_ID . '$/', $id) === 1)
        );
    }
}
