<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

/** Why a request is refused. Written by scripts/error-codes.php from config/errors.json, which also has the texts. */
enum ErrorCode: string
{
    case AccessTokenExpired = 'access_token_expired';
    case AccessTokenMissing = 'access_token_missing';
    case AuthenticationFailed = 'authentication_failed';
    case ContactFailed = 'contact_failed';
    case ContentSystemUnavailable = 'content_system_unavailable';
    case CookiesRefused = 'cookies_refused';
    case CsrfInvalid = 'csrf_invalid';
    case CsrfMissing = 'csrf_missing';
    case DateInPast = 'date_in_past';
    case FieldsMissing = 'fields_missing';
    case Forbidden = 'forbidden';
    case GenericError = 'generic_error';
    case Gone = 'gone';
    case IdempotencyMismatch = 'idempotency_mismatch';
    case InvalidCredentials = 'invalid_credentials';
    case InvalidFields = 'invalid_fields';
    case InvalidTransition = 'invalid_transition';
    case LinkExpired = 'link_expired';
    case LockedByOther = 'locked_by_other';
    case MalformedRequest = 'malformed_request';
    case MethodNotAllowed = 'method_not_allowed';
    case NotEditable = 'not_editable';
    case NotFound = 'not_found';
    case OauthEmailMissing = 'oauth_email_missing';
    case OauthIdentityTaken = 'oauth_identity_taken';
    case OperationNotAllowed = 'operation_not_allowed';
    case OtherTranslationExists = 'other_translation_exists';
    case PasswordRecoveryFailed = 'password_recovery_failed';
    case PayloadTooLarge = 'payload_too_large';
    case RangeNotSatisfiable = 'range_not_satisfiable';
    case RateLimited = 'rate_limited';
    case RegistrationFailed = 'registration_failed';
    case ServerError = 'server_error';
    case SessionExpired = 'session_expired';
    case SignatureExpired = 'signature_expired';
    case SignatureInvalid = 'signature_invalid';
    case SocialConsentMissing = 'social_consent_missing';
    case StaleVersion = 'stale_version';
    case StructureTransferFirst = 'structure_transfer_first';
    case SwitchFailed = 'switch_failed';
    case SwitchTokenInvalid = 'switch_token_invalid';
    case SwitchTokenMissing = 'switch_token_missing';
    case UnexpectedFields = 'unexpected_fields';
    case UnknownOperation = 'unknown_operation';
    case UnsupportedMediaType = 'unsupported_media_type';

    /** The HTTP status of the answer. */
    public function status(): int
    {
        return match ($this) {
            self::MalformedRequest,
            self::OauthEmailMissing,
            self::OperationNotAllowed,
            self::SwitchTokenMissing,
            self::UnknownOperation,
            => 400,
            self::AccessTokenExpired,
            self::AccessTokenMissing,
            self::InvalidCredentials,
            self::SessionExpired,
            self::SignatureExpired,
            self::SignatureInvalid,
            => 401,
            self::CookiesRefused,
            self::CsrfInvalid,
            self::CsrfMissing,
            self::Forbidden,
            self::SocialConsentMissing,
            => 403,
            self::NotFound,
            => 404,
            self::MethodNotAllowed,
            => 405,
            self::InvalidTransition,
            self::LockedByOther,
            self::NotEditable,
            self::OauthIdentityTaken,
            self::OtherTranslationExists,
            self::StaleVersion,
            self::StructureTransferFirst,
            => 409,
            self::Gone,
            self::LinkExpired,
            self::SwitchTokenInvalid,
            => 410,
            self::PayloadTooLarge,
            => 413,
            self::UnsupportedMediaType,
            => 415,
            self::RangeNotSatisfiable,
            => 416,
            self::DateInPast,
            self::FieldsMissing,
            self::IdempotencyMismatch,
            self::InvalidFields,
            self::UnexpectedFields,
            => 422,
            self::RateLimited,
            => 429,
            self::AuthenticationFailed,
            self::GenericError,
            self::PasswordRecoveryFailed,
            self::RegistrationFailed,
            self::ServerError,
            self::SwitchFailed,
            => 500,
            self::ContactFailed,
            self::ContentSystemUnavailable,
            => 503,
        };
    }
}
