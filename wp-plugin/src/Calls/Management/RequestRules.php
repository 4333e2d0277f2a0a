<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/** What each action comes with. */
final readonly class RequestRules
{
    public function __construct(private Config $config)
    {
    }

    /** @throws DomainError invalid_fields, all at once */
    public function require(CallRequest $request): void
    {
        $action = $request->action;
        $begins = $request->id === null;
        $errors = array_values(array_filter([
            $begins && !$action->takesInput() ? new FieldError('id', 'required') : null,
            !$begins && $request->version === null && $action !== CallAction::Duplicate ? new FieldError('version', 'required') : null,
            self::presence('input', $request->input, $action->takesInput(), $action === CallAction::Save || ($begins && $action->takesInput())),
            self::presence('publishAt', $request->publishAt, $action === CallAction::Schedule, $action === CallAction::Schedule),
            self::presence('closesAt', $request->closesAt, $action->takesClosing(), $action === CallAction::Extend),
            self::presence('reason', $request->reason, $action->takesReason(), $action === CallAction::CloseEarly),
            $this->length('reason', $request->reason ?? ''),
        ]));
        if ($errors !== []) {
            throw DomainError::invalid($errors);
        }
    }

    /** @param array<string, mixed>|string|null $value */
    private static function presence(string $path, array|string|null $value, bool $isTaken, bool $isNeeded): ?FieldError
    {
        $isSent = $value !== null && (is_array($value) || trim($value) !== '');

        return match (true) {
            $isSent && !$isTaken => new FieldError($path, 'unexpected_fields'),
            !$isSent && $isNeeded => new FieldError($path, 'required'),
            default => null,
        };
    }

    private function length(string $path, string $text): ?FieldError
    {
        $max = $this->config->textMax('summary');

        return mb_strlen(trim($text)) > $max ? new FieldError($path, 'too_long', ['max' => $max]) : null;
    }
}
